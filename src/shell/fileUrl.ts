/** Characters of an address that servers take: some refuse more, or the connection with it. */
const longest = 2000;

/** What stands for a character of an address that is no plain letter, such as %E5%9B%BE. */
const encoded = '%00%00%00';

/**
 * Address of a stored file: paths lie below the API, web addresses stay as they are
 * (docs/protocol/product.md#names-and-defaults, avatar). undefined for a text that is longer than
 * an address may be: it is not asked for, and who shows it says so.
 */
export function fileUrl(path: string): string | undefined {
  if (/^(data|blob):/i.test(path)) return path;
  if (path.replace(/[^!-~]/g, encoded).length > longest) return undefined;
  return /^https?:/i.test(path) ? path : `/api${path.startsWith('/') ? '' : '/'}${path}`;
}
