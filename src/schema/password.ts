/**
 * What passwords must be: one fact for forms, their live marks and the server
 * (docs/protocol/sign-in.md#passwords, docs/protocol/pages.md#sign-in-and-own-account).
 */

import { say, type Message, type MessageText } from './locale/message.ts';

/** How many characters a password has. */
export interface PasswordLength {
  least: number;
  most: number;
}

/**
 * What the protocol allows (docs/protocol/sign-in.md#passwords), and the widest that an
 * installation may allow.
 */
const usualLength: PasswordLength = { least: 5, most: 20 };
export const widestLength: PasswordLength = { least: 5, most: 128 };

/**
 * The lengths that the parameter sys.account.passwordLength names, such as `8-64`. What is no such
 * text, or wider than what can be stored, is the usual one.
 */
export function passwordLength(text: string): PasswordLength {
  const [, least, most] = /^\s*(\d{1,3})\s*-\s*(\d{1,3})\s*$/.exec(text) ?? [];
  const length = { least: Number(least), most: Number(most) };
  const isValid =
    length.least >= widestLength.least &&
    length.most <= widestLength.most &&
    length.least <= length.most;
  return isValid ? length : usualLength;
}

const letter = /[A-Za-z]/;
const digit = /\d/;
/** The special characters of the protocol. */
const special = /[~!@#$%^&*()\-=_+]/;
const blankOrChinese = /[\s\u4e00-\u9fa5]/;
const symbol = /[^A-Za-z0-9\s\u4e00-\u9fa5]/;

/** One thing a rule asks for, as it is marked while somebody types. */
export interface PasswordDemand {
  label: Message;
  holds(password: string): boolean;
}

interface Rule {
  demands: readonly PasswordDemand[];
  message: MessageText;
}

const letters: PasswordDemand = { label: say`含字母`, holds: (text) => letter.test(text) };
const digits: PasswordDemand = { label: say`含数字`, holds: (text) => digit.test(text) };

/**
 * By the values of config sys.account.chrtype; `strong` is the rule of forms where that asks for
 * nothing.
 */
const rules: Readonly<Record<string, Rule> & { 0: Rule }> = {
  0: { demands: [], message: '' },
  1: {
    demands: [{ label: say`只含数字`, holds: (text) => /^\d+$/.test(text) }],
    message: say`密码只能为数字（0-9）`,
  },
  2: {
    demands: [{ label: say`只含英文字母`, holds: (text) => /^[A-Za-z]+$/.test(text) }],
    message: say`密码只能为英文字母（a-z、A-Z）`,
  },
  3: { demands: [letters, digits], message: say`密码必须同时包含字母和数字` },
  4: {
    demands: [
      letters,
      digits,
      { label: say`含特殊字符 ~!@#$%^&*()-=_+`, holds: (text) => special.test(text) },
    ],
    message: say`密码必须同时包含字母、数字和特殊字符（~!@#$%^&*()-=_+）`,
  },
  strong: {
    demands: [
      { label: say`不含空格和汉字`, holds: (text) => text !== '' && !blankOrChinese.test(text) },
      {
        label: say`字母、数字、符号至少两种`,
        holds: (text) => [letter, digit, symbol].filter((kind) => kind.test(text)).length >= 2,
      },
    ],
    message: say`英文字母、数字或者符号（除空格），且字母、数字和标点符号至少包含两种`,
  },
};

/**
 * A rule as text: what characters, and after a colon the lengths where they are not the usual ones
 * (`3`, `strong:8-64`). An unknown one asks for nothing but the length, as 0.
 */
function ruleOf(text: string): Rule & { length: PasswordLength; isStrong: boolean } {
  const [name = '', length = ''] = text.split(':', 2);
  const rule = (Object.hasOwn(rules, name) && rules[name]) || rules[0];
  return { ...rule, length: passwordLength(length), isStrong: name === 'strong' };
}

/**
 * The rule of forms in which people choose a password: that of the installation, the strong one
 * where it asks for nothing.
 */
export function formRule(rule: unknown): string {
  const [name = '0', ...length] = typeof rule === 'string' ? rule.split(':') : ['0'];
  return [name !== '0' && Object.hasOwn(rules, name) ? name : 'strong', ...length].join(':');
}

/** A rule with its lengths, where a server sends them. */
export const ruleText = (name: string, length: unknown): string =>
  typeof length === 'string' ? `${name}:${length}` : name;

const fits = (text: string, { least, most }: PasswordLength): boolean =>
  text.length >= least && text.length <= most;

/** All that a rule asks for, the length first. */
export function passwordDemands(rule: string): readonly PasswordDemand[] {
  const { demands, length } = ruleOf(rule);
  return [
    { label: say`${length.least}-${length.most} 个字符`, holds: (text) => fits(text, length) },
    ...demands,
  ];
}

/** What is wrong with a new password, as a sentence; empty when it is right. */
export function passwordProblem(password: string, rule: string): MessageText {
  const { demands, message, length, isStrong } = ruleOf(rule);
  const { least, most } = length;
  const sentence = isStrong ? say`请输入${least}-${most}位${message}` : message;
  if (!fits(password, length))
    return isStrong ? sentence : say`用户密码长度必须介于 ${least} 和 ${most} 之间`;
  return demands.every(({ holds }) => holds(password)) ? '' : sentence;
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** How hard a password is to guess, by its length and the kinds of characters in it. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/[a-z]/, /[A-Z]/, digit, symbol].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  if (password.length >= 10 && kinds >= 3 && variety >= 6) return 'strong';
  return password.length >= 8 && kinds >= 2 && variety >= 5 ? 'fair' : 'weak';
}
