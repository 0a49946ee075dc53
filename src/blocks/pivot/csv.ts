/** Tables as files that spreadsheets open. */

/** Text that a spreadsheet would take for a formula; numbers are none. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(\.\d+)?$/;

function field(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180), with the mark by which Excel knows UTF-8. */
export const csvOf = (lines: readonly (readonly unknown[])[]): Blob =>
  new Blob(['\uFEFF', ...lines.map((line) => `${line.map(field).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  });
