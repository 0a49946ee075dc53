/** Expressions: readable, calling known functions, reading names that exist where they stand. */
import { compileExpression, ExpressionError, expressionsOf } from '../expression/index.ts';
import { presentSpelling, successorOf } from '../migrate/migrate.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import type { Report } from './report.ts';

/**
 * Names an expression may read. A name with members lists them; `list`: items by number, and their
 * length; null: anything below it.
 */
export type Names = Readonly<Record<string, ReadonlySet<string> | 'list' | null>>;

/** What expressions over a record read: its fields by name, or as members of row. */
export const recordNames = (fields: ReadonlySet<string>): Names => ({
  ...Object.fromEntries([...fields].map((field) => [field, null])),
  row: new Set(fields),
});

/** What all lists have. */
const isListMember = (member: string): boolean => member === 'length' || /^\d+$/.test(member);

/** What an expression reads, or null when it cannot be read at all (reported then). */
export function readsOf(source: string, path: Path, report: Report): string[][] | null {
  try {
    return compileExpression(source).reads;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const unknownFunction = error.message.startsWith('There is no function');
    const place = error.index > 0 ? ` (at character ${error.index + 1})` : '';
    report.add(
      unknownFunction ? 'unknown-function' : 'bad-expression',
      path,
      `${error.message}${place}`,
      error.nearest,
    );
    return null;
  }
}

/** Reports each read of a name, or of a member of a closed name, that does not exist. */
export function checkReads(
  reads: readonly string[][],
  names: Names,
  path: Path,
  report: Report,
): void {
  for (const [name, member] of reads) {
    if (name === undefined) continue;
    if (!Object.hasOwn(names, name)) {
      report.add(
        'unknown-name',
        path,
        `${name} cannot be read here`,
        successorOf([name, member].join('.'), 'Expression')?.now ??
          presentSpelling(name, Object.keys(names)) ??
          nearest(name, Object.keys(names)),
      );
      continue;
    }
    const members = names[name];
    if (members === 'list') {
      if (member !== undefined && !isListMember(String(member)))
        report.add(
          'unknown-name',
          path,
          `${name} is a list and has no member ${member}`,
          name === 'rows' ? `row.${member}` : undefined,
        );
      continue;
    }
    if (members && member !== undefined && !members.has(member))
      report.add('unknown-name', path, `${name} has no member ${member}`, nearest(member, members));
  }
}

/** Checks the {expression} parts of a text or address. */
export function checkTemplate(source: string, names: Names, path: Path, report: Report): void {
  try {
    for (const expression of expressionsOf(source)) {
      const reads = readsOf(expression, path, report);
      if (reads) checkReads(reads, names, path, report);
    }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    report.add('bad-expression', path, error.message);
  }
}
