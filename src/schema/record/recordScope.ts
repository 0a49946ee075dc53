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
  const readsWhole = compileExpression(source).reads.some(
    ([name, member]) => name === 'row' && member === undefined,
  );
  if (readsWhole || source.includes('`')) return undefined;
  return changeCode(source, (code) =>
    code.replace(fieldName, (found, name: string) => (fields.has(name) ? `values.${name}` : found)),
  );
}

/** A name with or without `row.` that is neither a member of something else nor a function. */
const fieldName = /(?<![\w$.])(?:row\s*\??\.\s*)?([A-Za-z_$][\w$]*)(?![\w$]|\s*\()/g;

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
