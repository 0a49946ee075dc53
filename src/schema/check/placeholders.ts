import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import type { Report } from './report.ts';

/** Tells each {placeholder} of a message that nothing will fill. */
export function checkPlaceholders(
  text: string | undefined,
  names: Iterable<string>,
  path: Path,
  report: Report,
): void {
  if (!text) return;
  const known = [...names];
  for (const [, name = ''] of text.matchAll(/\{(\w*)\}/g)) {
    if (!known.includes(name))
      report.tell('unknown-placeholder', path, `nothing fills {${name}}`, nearest(name, known));
  }
}
