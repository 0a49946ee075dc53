/** Problems in Chinese: every one that the checker can write, and none besides. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseOfMessage, problemPatterns } from '../../../src/schema/locale/chineseProblem.ts';
import { reasons, words } from '../../../src/schema/locale/problems/words.ts';
import { writtenMessages } from './writtenMessages.ts';

/** Messages that are put together of parts, with what they can be. */
const composed: Readonly<Record<string, readonly string[]>> = {
  'unknown {} {}{}': ['unknown {} {}', 'unknown {} {} of {}'],
  'unknown field {} of {}': ['unknown {} {} of {}'],
  '{} {} relation needs {}': ['a {} relation needs {}', 'an {} relation needs {}'],
  '{} is of type {} and must be {} for this': [
    'the field {} is of type {} and must be {} for this',
  ],
  'the field {} is of type {} and must be string for this': [
    'the field {} is of type {} and must be {} for this',
  ],
  'the field {} is of type {} and must be string or text for this': [
    'the field {} is of type {} and must be {} for this',
  ],
  // Whose type is wrong: a part of the one above.
  'the field {}': [],
  '{} would reveal the {} field {}{}': [
    '{} would reveal the {} field {}',
    '{} would reveal the {} field {}: give it a mask, too',
  ],
  '{}({}) was given {} argument{}': [
    '{}({}) was given {} argument',
    '{}({}) was given {} arguments',
  ],
  'Unexpected "{}"{}': [
    'Unexpected "{}"',
    'Unexpected "{}"; a text with parts is written {"$text": "… {expression} …"}',
  ],
  'There is no form "{}"{}': ['There is no form "{}"', 'There is no form "{}"; did you mean "{}"?'],
  'databases have no {}(){}': ['databases have no {}()', 'databases have no {}(); they have {}'],
  // With what replaces a word of a former version.
  'unknown key {}': ['unknown key {}', 'unknown key {}: {}'],
  'unknown {} type {}': ['unknown {} type {}', 'unknown {} type {}: {}'],
  '{} is expected here, not {}': ['{} is expected here, not {}', '{} is expected here, not {}: {}'],
  'the key {} is missing': ['the key {} is missing', 'the key {} is missing: {}'],
  '{} of options': ['value', 'label', 'children', 'parent'].map((key) => `${key} of options`),
};
const written = writtenMessages();
const ofDynamic = [...written.messages].find((text) => text.startsWith('{} is of type dynamic'))!;
const texts = new Set([
  ...written.texts,
  ...Object.keys(composed).flatMap((text) => (written.texts.has(text) ? composed[text]! : [])),
  ofDynamic.replace('{}', '{} is a member of {}, which'),
]);
const messages = [...written.messages].flatMap((text) => composed[text] ?? [text]);
const withoutNames = (pattern: string): string => pattern.replace(/\{\d\}|<\d>/g, '{}');
const known = new Set([...Object.keys(problemPatterns), ...Object.keys(reasons)].map(withoutNames));
const marks = (text: string): string[] => (text.match(/\{\d\}|<\d>/g) ?? []).toSorted();

describe('the Chinese of problems', () => {
  it('has every message of the checker', () => {
    const missing = messages.filter(
      (text) => / /.test(text.replace(/\{\}/g, '')) && !known.has(text),
    );
    expect(missing).toEqual([]);
  });

  it('has no message that nothing writes', () => {
    const unused = [...known, ...Object.keys(words)].filter((text) => !texts.has(text));
    expect(unused).toEqual([]);
  });

  it('holds the values of the English, and Chinese around them', () => {
    const odd = Object.entries({ ...problemPatterns, ...reasons }).filter(
      ([english, chinese]) =>
        marks(english).join() !== marks(chinese).join() ||
        !(/\p{Script=Han}/u.test(chinese) || english.replace(/[{<]\d[}>]|[ :]|of/g, '') === ''),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    ['unknown field postCod of post', '“post”没有字段“postCod”'],
    ['unknown owned relation lines', '没有从属关联“lines”'],
    ['unknown field field of tab', '“tab”没有字段“field”'],
    ['unknown widget Inputt', '没有控件“Inputt”'],
    ['a text or a list is expected here, not an object', '这里应为文本或列表，而不是对象'],
    ['a text is expected here, not 5', '这里应为文本，而不是 5'],
    ['"x" is none of the options of status', '字段“status”的值 "x" 不是可选项之一'],
    ['"x" is less than 5', '"x" 小于 5'],
    ['There is no function "foo" (at character 7)', '没有函数“foo”（第 7 个字符）'],
    ['There is no form "edt"; did you mean "edit"?', '没有表单“edt”；是否为“edit”？'],
    ['there is no widget for the component Slider', '没有与组件“Slider”对应的控件'],
    ['nothing fills {name}', '没有内容可填入 {name}'],
    ['the order would reveal the masked field phone', '排序会泄露脱敏字段“phone”'],
    [
      '"a b" does not have the form expected here: a letter, then letters, digits and _',
      '"a b" 不符合要求的格式：以字母开头，其后为字母、数字和下划线',
    ],
  ])('%s', (english, chinese) => {
    expect(chineseOfMessage(english)).toBe(chinese);
  });

  it('leaves what an extension says in words of its own', () => {
    expect(chineseOfMessage('The planets do not stand right')).toBeUndefined();
    expect(chineseOfMessage('x'.repeat(601))).toBeUndefined();
  });

  it('finds each sentence again, whatever its values', () => {
    const phrase = fc.constantFrom(...Object.keys(words).filter((one) => one !== 'null'));
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    const patterns = fc.constantFrom(...Object.keys(problemPatterns));
    fc.assert(
      fc.property(
        patterns,
        fc.array(name, { minLength: 5, maxLength: 5 }),
        phrase,
        (pattern, names, one) => {
          const filled = pattern
            .replace(/\{(\d)\}/g, (_, index) => names[Number(index)]!)
            .replace(/<\d>/g, one);
          expect(chineseOfMessage(filled)).toMatch(/\p{Script=Han}/u);
        },
      ),
    );
  });
});
