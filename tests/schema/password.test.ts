/** The one rule of passwords, as forms, live marks and the server read it. */
import { describe, expect, it } from 'vitest';
import {
  formRule,
  passwordDemands,
  passwordProblem,
  passwordStrength,
} from '../../src/schema/password.ts';

const length = '用户密码长度必须介于 5 和 20 之间';
const strong = '请输入5-20位英文字母、数字或者符号（除空格），且字母、数字和标点符号至少包含两种';
const both = '密码必须同时包含字母和数字';
const three = '密码必须同时包含字母、数字和特殊字符（~!@#$%^&*()-=_+）';

describe('what a password must be', () => {
  it.each([
    ['0', '密码 <b>', ''],
    ['0', '1234', length],
    ['0', 'x'.repeat(21), length],
    ['', 'abcde', ''],
    ['9', 'abcde', ''],
    ['toString', 'abcde', ''],
    ['1', '12345', ''],
    ['1', '1234a', '密码只能为数字（0-9）'],
    ['1', '123', length],
    ['2', 'abcDE', ''],
    ['2', 'abc1e', '密码只能为英文字母（a-z、A-Z）'],
    ['3', 'abc12', ''],
    ['3', 'abc-1', ''],
    ['3', 'abcde', both],
    ['3', '12345', both],
    ['4', 'abc-12', ''],
    ['4', 'abc12', three],
    ['4', 'abc?12', three],
    ['4', 'abc--', three],
    ['strong', 'abc12', ''],
    ['strong', 'a!b!c', ''],
    ['strong', '12345!', ''],
    ['strong', 'Loom-2026!', ''],
    ['strong', 'abcde', strong],
    ['strong', '12345', strong],
    ['strong', '!!!!!', strong],
    ['strong', 'ab1', strong],
    ['strong', 'abc 12', strong],
    ['strong', '密码abc1', strong],
    ['strong', 'a1'.repeat(11), strong],
    ['0:8-64', 'abcdefg', '用户密码长度必须介于 8 和 64 之间'],
    ['0:8-64', 'x'.repeat(64), ''],
    ['3:8-64', 'abcdefgh', both],
    ['strong:8-64', 'abc12', strong.replace('5-20', '8-64')],
    // Narrower than sign-in, wider than what is stored, or no lengths: the usual ones.
    ['0:1-64', 'abcd', length],
    ['0:5-129', 'x'.repeat(21), length],
    ['0:9-8', 'abcde', ''],
    ['0:many', 'abcd', length],
    ['0:128-128', 'x'.repeat(128), ''],
  ])('rule %j, password %j: %j', (rule, password, problem) => {
    expect(String(passwordProblem(password, rule))).toBe(problem);
    // Marks and sentence never disagree.
    expect(passwordDemands(rule).every(({ holds }) => holds(password))).toBe(problem === '');
  });

  it('is the strong rule in forms where the installation asks for nothing', () => {
    expect(['0', undefined, '', '9', 'strong', '1', '4'].map(formRule)).toEqual([
      'strong',
      'strong',
      'strong',
      'strong',
      'strong',
      '1',
      '4',
    ]);
    expect(['0:8-64', '3:8-64'].map(formRule)).toEqual(['strong:8-64', '3:8-64']);
  });

  it.each([
    ['', [false, false, false]],
    ['abc1', [false, true, true]],
    ['abcdef', [true, true, false]],
    ['abc 123', [true, false, true]],
    ['密码abc123', [true, false, true]],
    ['abc-123', [true, true, true]],
  ])('the live marks of %j', (password, marks) => {
    expect(passwordDemands('strong').map(({ holds }) => holds(password))).toEqual(marks);
  });
});

it.each([
  ['12345', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['aA1!', 'weak'],
  ['aaaaaaaaA1', 'weak'],
  ['loomloom26', 'fair'],
  ['secret-2026', 'strong'],
  ['Loom-2026!', 'strong'],
  ['Person-2026!', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
