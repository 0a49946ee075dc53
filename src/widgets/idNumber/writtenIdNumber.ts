/** Numbers of identity cards as people write and read them. */
import { isIdNumber } from '../../schema/record/idNumber.ts';

/** A number as it is stored, from what people type and paste: without spaces, with a large X. */
export const idNumberIn = (text: string): string => {
  const plain = text
    .replace(/[０-９ｘＸ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u00a0-]/g, '');
  return /^[\d*]*[\d*xX]?$/.test(plain) ? plain.toUpperCase() : text.trim();
};

/** What a number says of its holder; undefined for what is none. */
export function holderOf(text: string): { born: string; isMale: boolean } | undefined {
  if (!isIdNumber(text)) return undefined;
  const born = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  return { born, isMale: Number(text[16]) % 2 === 1 };
}

/** A number in the groups in which people read it: 110105 19491231 002X; anything else as it is. */
export const groupedIdNumber = (text: string): string =>
  /^[\d*]{17}[\d*X]$/.test(text)
    ? `${text.slice(0, 6)} ${text.slice(6, 14)} ${text.slice(14)}`
    : text;
