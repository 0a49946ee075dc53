/** Provinces and their like, by the first two digits of a number (GB/T 2260). */
const provinces = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)\d{15}[\dXx]$/;

const checkCharacters = '10X98765432';

/**
 * The check character of the first 17 digits of a number: ISO 7064, MOD 11-2 (GB 11643). Each digit
 * weighs 2 to the power of its place from the right, the check character itself being place 0.
 */
export function checkCharacter(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => {
    const weight = 2 ** (17 - index) % 11;
    return total + Number(digit) * weight;
  }, 0);
  return checkCharacters[sum % 11]!;
}

/** Whether eight digits are a day that there is or was. */
function isDay(digits: string): boolean {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].map(Number);
  const date = new Date(Date.UTC(year!, month! - 1, day));
  return year! >= 1800 && date.getUTCMonth() === month! - 1 && date.getUTCDate() === day;
}

/**
 * Whether a text is a number of an identity card of the mainland: province, day of birth and check
 * character are right (GB 11643). x is taken for X.
 */
export const isIdNumber = (text: string): boolean =>
  provinces.test(text) &&
  isDay(text.slice(6, 14)) &&
  checkCharacter(text.slice(0, 17)) === text.slice(-1).toUpperCase();
