/** Parts of files, by which players of films go to where people want to look (RFC 9110, 14). */

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a `Range` header asks for. undefined: all of it, for no header, one of another unit
 * or of several parts; null: a part that the file does not have.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start <= end ? { start, end } : null;
}
