/**
 * Even a file that a browser opens as a page is nobody there: no scripts, no origin, nothing
 * loaded.
 */
export const storedFileHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};
