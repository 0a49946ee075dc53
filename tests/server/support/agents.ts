/** What browsers say of themselves. */

/** Chrome of a version, on Windows. */
export const chrome = (version: number): string =>
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    'AppleWebKit/537.36 (KHTML, like Gecko)',
    `Chrome/${version}.0.0.0`,
    'Safari/537.36',
  ].join(' ');
