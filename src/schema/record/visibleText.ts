/** Names that look like others because something in them cannot be seen. */

/**
 * Controls, formats such as zero-width characters and turned writing directions, private and
 * unassigned characters, line separators, characters that fonts draw as nothing, and the blank
 * Braille pattern.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What joins and styles emoji belongs to them. */
const emojiJoins = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F)/gu;

/** Whether everything in the text can be seen. */
export const visibleText = (text: string): boolean => !invisible.test(text.replace(emojiJoins, ''));
