/** The elements of HTML by the role that they play in a text. */
const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that stand in a line. */
export const inlineTags = names(
  'a abbr b bdi bdo big br cite code del dfn em font i img iframe input ins kbd mark q rp rt ruby s samp small ' +
    'source span strike strong sub sup time tt u var video wbr',
);

/** Elements that hold others and have no meaning of their own in the editor. */
export const boxTags =
  'div section article aside header footer main nav address center figure figcaption details summary dl dt dd'.split(
    ' ',
  );

/**
 * Elements in which lines stand beside blocks; lines without a paragraph get one while they are
 * read.
 */
export const containerTags: ReadonlySet<string> = new Set([
  ...boxTags,
  'li',
  'td',
  'th',
  'blockquote',
]);

/** Inline elements that no button sets: kept as they are. */
export const otherInlineTags =
  'font small big kbd samp var abbr cite dfn q tt bdi bdo mark time ruby rt rp'.split(' ');
