/**
 * The name of a block's type: `list` is a ListBlock, described by the part `listBlock` of the
 * format.
 */
export const typeOfBlock = (name: string): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Block`;
