/** Texts of values that should be texts and may be anything. */

/** A text as it is; anything else as it is written in JSON; nothing for no value. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value, null, 2);

/** Characters that a cell shows at most of a long text: more would only make the table slow. */
const longestInCell = 200;

/** A long text on one line, as a cell shows it. */
export function shortText(text: string): string {
  const line = text
    .slice(0, 4 * longestInCell)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > longestInCell ? `${line.slice(0, longestInCell)}…` : line;
}
