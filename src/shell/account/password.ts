/** The strong rule of pages.md 3: 5 to 20 characters, no blank, no Chinese, at least two of letters, digits and symbols. */
export function isStrongPassword(password: string): boolean {
  if (!/^[\x21-\x7e]{5,20}$/.test(password)) return false;
  return [/[A-Za-z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length >= 2;
}

export const strongPasswordText = '请输入5-20位英文字母、数字或者符号（除空格），且字母、数字和标点符号至少包含两种';
