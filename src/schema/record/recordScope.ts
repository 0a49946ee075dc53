/** What expressions of a model read: the fields of a record by name, or as members of `row`. */
import { changeCode, compileExpression, templatePieces } from '../expression/index.ts';
import type { Text } from '../generated/types.gen.ts';

/** The scope of such an expression over a record. */
export const recordScope = (
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({ ...record, row: record });

/** Fields that the expression reads, each once. Throws ExpressionError for a broken one. */
export const fieldsRead = (source: string): string[] => [
  ...new Set(
    compileExpression(source).reads.flatMap(
      ([name, member]) => (name === 'row' ? member : name) ?? [],
    ),
  ),
];

/**
 * The same expression over the values of a form; undefined where it cannot be said so: it reads the
 * record as a whole, or has a template.
 */
export function overValues(source: string, fields: ReadonlySet<string>): string | undefined {
  if (source.includes('`')) return undefined;
  const over = changeCode(source, (code) =>
    code.replace(/[\w$.]+/g, (path: string, at: number) =>
      code[at + path.length] === '(' ? path : pathOver(path, fields),
    ),
  );
  return compileExpression(over).reads.every(([name]) => name === 'values') ? over : undefined;
}

/** A dotted path below `values`, where it begins with a field, with or without `row`. */
function pathOver(path: string, fields: ReadonlySet<string>): string {
  const names = path.split('.');
  if (names[0] === 'row') names.shift();
  return fields.has(names[0] ?? '') ? `values.${names.join('.')}` : path;
}

/** A message with the values of a form in its parts; undefined as for expressions. */
export function messageOverValues(message: string, fields: ReadonlySet<string>): Text | undefined {
  const pieces = templatePieces(message).map((piece) =>
    'text' in piece ? piece.text.replaceAll('{', '{{') : partOver(piece.source, fields),
  );
  if (pieces.includes(undefined)) return undefined;
  return message.includes('{') ? { $text: pieces.join('') } : message;
}

function partOver(source: string, fields: ReadonlySet<string>): string | undefined {
  const over = overValues(source, fields);
  return over === undefined ? undefined : `{${over}}`;
}
