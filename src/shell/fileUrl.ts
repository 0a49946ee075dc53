/** Characters of an address that servers take: some refuse more, or the connection with it. */
const longest = 2000;

/** What may stand for a character of an address that is no plain letter: %E5%9B%BE. */
const encoded = 9;

/**
 * Address of a stored file: paths lie below the API, web addresses stay as they are
 * (docs/protocol/product.md#names-and-defaults, avatar). undefined for a text that is longer than
 * an address may be: it is not asked for, and who shows it says so.
 */
export function fileUrl(path: string): string | undefined {
  if (/^(data:|blob:)/i.test(path)) return path;
  if (path.length > longest) return undefined;
  const others = path.match(/[^!-~]/g)?.length ?? 0;
  if (path.length + others * (encoded - 1) > longest) return undefined;
  return /^https?:/i.test(path) ? path : `/api${path.startsWith('/') ? '' : '/'}${path}`;
}
