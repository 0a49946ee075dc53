/** What is shown of a masked text (docs/decisions/masked-and-encrypted.md). */
import type { Field } from '../generated/types.gen.ts';

/** Stands for one hidden character. No masked field takes a new value that holds it. */
const hiddenCharacter = '*';

/** Stands for an encrypted value whose key is not there; like all hidden text it changes nothing when it comes back. */
export const unreadable = '无法解密***';

type Mask = NonNullable<Field['mask']>;

/** Characters shown at the beginning and at the end, by kind. */
const ends: Record<Extract<Mask, string>, readonly [number, number]> = {
  phone: [3, 4],
  idNumber: [4, 4],
  bankCard: [4, 4],
  name: [1, 0],
  email: [1, 0],
};

/**
 * The text with its middle hidden, as many characters long. Of a text of which less than a third
 * would be hidden nothing is shown.
 */
export function maskedText(mask: Mask, text: string): string {
  if (text === unreadable) return text;
  const at = mask === 'email' ? text.lastIndexOf('@') : -1;
  const hidden = at < 0 ? text : text.slice(0, at);
  const [first = 0, last = 0] = typeof mask === 'string' ? ends[mask] : mask.keep;
  return hideMiddle([...hidden], first, last) + text.slice(hidden.length);
}

function hideMiddle(characters: readonly string[], first: number, last: number): string {
  const { length } = characters;
  const middle = length - first - last;
  if (middle * 3 < length || middle < 1) return hiddenCharacter.repeat(length);
  return (
    characters.slice(0, first).join('') +
    hiddenCharacter.repeat(middle) +
    characters.slice(length - last).join('')
  );
}

/** Whether a text may have come from a masked answer. */
export const holdsHidden = (text: unknown): boolean =>
  typeof text === 'string' && text.includes(hiddenCharacter);

/** Whether answers may hold hidden characters in place of values of the field. */
export const isHidden = ({ mask, encrypted }: Pick<Field, 'mask' | 'encrypted'>): boolean =>
  mask !== undefined || encrypted === true;
