/** Address of a stored file: paths lie below the API, web addresses stay as they are (spec.md 3, avatar). */
export const fileUrl = (path: string): string =>
  /^(https?:|data:|blob:)/i.test(path) ? path : `/api${path.startsWith('/') ? '' : '/'}${path}`;
