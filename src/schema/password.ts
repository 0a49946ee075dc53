/** What passwords must be: one fact for forms, their live marks and the server (protocol.md 12, pages.md 3). */

/** Sign-in accepts no other lengths (protocol.md 2.2). */
const least = 5;
const most = 20;

const letter = /[A-Za-z]/;
const digit = /\d/;
/** The special characters of the protocol. */
const special = /[~!@#$%^&*()\-=_+]/;
const blankOrChinese = /[\s\u4e00-\u9fa5]/;
const symbol = /[^A-Za-z0-9\s\u4e00-\u9fa5]/;

/** One thing a rule asks for, as it is marked while somebody types. */
export interface PasswordDemand { label: string; holds(password: string): boolean }

interface Rule { demands: readonly PasswordDemand[]; message: string }

const length: PasswordDemand = { label: `${least}-${most} 个字符`, holds: (text) => text.length >= least && text.length <= most };
const lengthMessage = `用户密码长度必须介于 ${least} 和 ${most} 之间`;
const letters: PasswordDemand = { label: '含字母', holds: (text) => letter.test(text) };
const digits: PasswordDemand = { label: '含数字', holds: (text) => digit.test(text) };

/** By the values of config sys.account.chrtype; `strong` is the rule of forms where that asks for nothing. */
const rules: Readonly<Record<string, Rule>> = {
  0: { demands: [], message: '' },
  1: { demands: [{ label: '只含数字', holds: (text) => /^\d+$/.test(text) }], message: '密码只能为数字（0-9）' },
  2: { demands: [{ label: '只含英文字母', holds: (text) => /^[A-Za-z]+$/.test(text) }], message: '密码只能为英文字母（a-z、A-Z）' },
  3: { demands: [letters, digits], message: '密码必须同时包含字母和数字' },
  4: { demands: [letters, digits, { label: '含特殊字符 ~!@#$%^&*()-=_+', holds: (text) => special.test(text) }], message: '密码必须同时包含字母、数字和特殊字符（~!@#$%^&*()-=_+）' },
  strong: {
    demands: [
      { label: '不含空格和汉字', holds: (text) => text !== '' && !blankOrChinese.test(text) },
      { label: '字母、数字、符号至少两种', holds: (text) => [letter, digit, symbol].filter((kind) => kind.test(text)).length >= 2 },
    ],
    message: '请输入5-20位英文字母、数字或者符号（除空格），且字母、数字和标点符号至少包含两种',
  },
};

/** An unknown value asks for nothing but the length, as 0. */
const ruleOf = (name: string): Rule => (Object.hasOwn(rules, name) ? rules[name] : rules[0]);

/** The rule of forms in which people choose a password: that of the installation, the strong one where it asks for nothing. */
export const formRule = (rule: unknown): string => (typeof rule === 'string' && rule !== '0' && Object.hasOwn(rules, rule) ? rule : 'strong');

/** All that a rule asks for, the length first. */
export const passwordDemands = (rule: string): readonly PasswordDemand[] => [length, ...ruleOf(rule).demands];

/** What is wrong with a new password, as a sentence; empty when it is right. */
export function passwordProblem(password: string, rule: string): string {
  const { demands, message } = ruleOf(rule);
  if (!length.holds(password)) return rule === 'strong' ? message : lengthMessage;
  return demands.every(({ holds }) => holds(password)) ? '' : message;
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** How hard a password is to guess, by its length and the kinds of characters in it. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/[a-z]/, /[A-Z]/, digit, symbol].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  if (password.length >= 10 && kinds >= 3 && variety >= 6) return 'strong';
  return password.length >= 8 && kinds >= 2 && variety >= 5 ? 'fair' : 'weak';
}
