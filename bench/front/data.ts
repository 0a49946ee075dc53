/** The same made-up data for both sides of the comparison. */

export const columnNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `field${index + 1}`);

/** rows x columns of short texts, keys from 1. */
export function makeRows(rows: number, columns: number): Record<string, unknown>[] {
  const names = columnNames(columns);
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries([
      ['id', row + 1],
      ...names.map((name, column) => [name, `值 ${row + 1}-${column + 1}`]),
    ]),
  );
}

/** Stands for the network: the answer comes in a later task, as fetch's does. */
export const later = <T>(value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, 0, value));

/** Choices of a long list. */
export const makeChoices = (count: number): { value: string; label: string }[] =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `选项 ${index}` }));

/** Formatted text of about so many kilobytes: headings, paragraphs with marks, lists, a table. */
export function makeHtml(kilobytes: number): string {
  const part =
    '<h2>标题</h2><p>一段<strong>加粗</strong>、<em>倾斜</em>和<a href="https://example.com">链接</a>的文字，' +
    '用来占满整篇文章。</p><ul><li><p>第一项</p></li><li><p>第二项</p></li></ul>' +
    '<table><tbody><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>';
  return part.repeat(Math.ceil((kilobytes * 1000) / part.length));
}
