/** Tags from what was typed or pasted. */

/** Characters of one tag. */
export const longestTag = 50;

interface Added {
  tags: string[];
  /** Not taken: there already. */
  repeated: string[];
  /** Not taken: longer than a tag may be. */
  tooLong: string[];
  /** Not taken: there were enough. */
  left: string[];
}

/** Texts between line breaks, tabs and commas or semicolons, Chinese ones included. */
export const tagsInText = (text: string): string[] =>
  text
    .split(/[\n\r\t,，;；、]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Tags with those added that are new, short enough, and not more than there may be. */
export function addTags(
  present: readonly string[],
  added: readonly string[],
  maxCount: number,
): Added {
  const result: Added = { tags: [...present], repeated: [], tooLong: [], left: [] };
  for (const tag of added) {
    const place = result.tags.includes(tag)
      ? result.repeated
      : [...tag].length > longestTag
        ? result.tooLong
        : result.tags.length >= maxCount
          ? result.left
          : result.tags;
    place.push(tag);
  }
  return result;
}
