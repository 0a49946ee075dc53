/** Phone numbers as people write and read them. */

/** Digits of full width, as Chinese keyboards write them. */
const fullWidth = /[０-９＋]/g;

/** What people write into a number, so that it reads more easily: spaces, dashes, brackets. */
const separators = /[\s\u00a0\u2010-\u2015\-—.()（）]/g;

/**
 * A phone number as it is stored, from what people type and paste: 138 1234 5678,
 * +86-138-1234-5678, 0086 13812345678, １３８…. Hidden characters of a masked number stay, and so
 * does what is no number, for people to see what is wrong with it.
 */
export function phoneIn(text: string): string {
  const plain = text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(separators, '');
  const national = plain.replace(/^(?:\+|00)?86(?=1[\d*]{10}$)/, '');
  return /^[+\d*]+$/.test(national) ? national : text.trim();
}

/** A number in the groups in which people read it: 138 1234 5678; anything else as it is. */
export const groupedPhone = (text: string): string =>
  /^1[\d*]{10}$/.test(text) ? `${text.slice(0, 3)} ${text.slice(3, 7)} ${text.slice(7)}` : text;
