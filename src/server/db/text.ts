/** Pieces of SQL text that both databases understand. */

/** Identifier in double quotes; names come from checked schemas only. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL writes it, for statements that take no bound values. */
export const textLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * A text column without the case of its letters A to Z: columns have collation "C", which knows no
 * others, as SQLite.
 */
export const foldedSql = (column: string): string => `lower(${column})`;

/** The same of a value that is compared with such a column. */
export const foldedText = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Pattern of a literal part: % _ and \ stand for themselves. Used with ESCAPE '\'. */
export const containsPattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Parts of a list small enough for the bound values of one statement. */
export function* chunksOf<T>(items: readonly T[], size = 500): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
