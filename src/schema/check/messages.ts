import { ExpressionError, expressionsOf } from '../expression/index.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import { readsOf } from './expressions.ts';
import type { Report } from './report.ts';

/** Checks the {expression} parts of a message of a model: they read these names and no others. */
export function checkMessage(
  text: string | undefined,
  names: Iterable<string>,
  path: Path,
  report: Report,
): void {
  const fillable = [...names];
  for (const source of partsOf(text ?? '', path, report))
    for (const [name = ''] of readsOf(source, path, report) ?? [])
      if (!fillable.includes(name))
        report.add(
          'unknown-placeholder',
          path,
          `nothing fills {${source}}`,
          nearest(name, fillable),
        );
}

function partsOf(text: string, path: Path, report: Report): string[] {
  try {
    return expressionsOf(text);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    report.add('bad-expression', path, error.message);
    return [];
  }
}
