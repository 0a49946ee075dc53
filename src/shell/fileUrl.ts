/**
 * Address of a stored file: paths lie below the API, web addresses stay as they are
 * (docs/protocol/product.md#names-and-defaults, avatar).
 */
export const fileUrl = (path: string): string =>
  /^(https?:|data:|blob:)/i.test(path) ? path : `/api${path.startsWith('/') ? '' : '/'}${path}`;
