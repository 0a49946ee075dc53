/** The header by which browsers save a file under its name. */

/** A name in a header; as RFC 5987 writes it. */
export const headerName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Content-Disposition of a file that is saved. */
export function attachmentHeader(name: string): string {
  const written = headerName(name);
  return `attachment; filename=${written};filename*=utf-8''${written}`;
}
