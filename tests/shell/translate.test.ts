import { afterEach, describe, expect, it } from 'vitest';
import { standardAction, standardActionKeys } from '../../src/schema/compile/standardActions.ts';
import { enUS as runtimeEnglish } from '../../src/runtime/locale/en-US.ts';
import { speak as runtimeSpeaks } from '../../src/runtime/locale/index.ts';
import { zhCN as runtimeChinese } from '../../src/runtime/locale/zh-CN.ts';
import { enUS } from '../../src/shell/locale/en-US.ts';
import { speak } from '../../src/shell/locale/index.ts';
import { translate } from '../../src/shell/locale/translate.ts';
import type { Model } from '../../src/schema/generated/types.gen.ts';
import { zhCN } from '../../src/shell/locale/zh-CN.ts';
import { protocol } from '../../src/protocol/index.ts';

/** All translated texts in a value. */
function textsIn(value: unknown): { $t: string; default: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return '$t' in value
    ? [value as { $t: string; default: string }]
    : Object.values(value).flatMap(textsIn);
}

const model = {
  version: 2,
  name: 'thing',
  label: '物',
  table: 'thing',
  key: 'id',
  fields: {},
} satisfies Model;
const named = standardActionKeys.flatMap((key) =>
  textsIn(standardAction(key, { model, form: 'form', protocol })),
);

afterEach(() => {
  speak(zhCN, 'zh-CN');
  runtimeSpeaks(runtimeChinese);
});

describe('translated texts of standard actions', () => {
  it('are in the catalogue, with the Chinese text that they have', () => {
    expect(named.length).toBeGreaterThanOrEqual(standardActionKeys.length);
    for (const text of named) expect({ ...text, default: translate(text.$t, '') }).toEqual(text);
  });

  it('follow the language; what the catalogue does not have stays as it is', () => {
    speak(enUS, 'en-US');
    runtimeSpeaks(runtimeEnglish);
    for (const { $t, default: chinese } of named) expect(translate($t, chinese)).not.toBe(chinese);
    for (const key of [
      'register',
      'register.nothing',
      'constructor.name',
      'register.title.length',
      '',
    ])
      expect(translate(key, '原文')).toBe('原文');
  });
});
