/** What switches ask and report is one sentence for each state, in every language. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { switchDefaults } from '../../../src/schema/compile/switch.ts';
import { compileExpression, resolveText } from '../../../src/schema/expression/index.ts';
import { loadLocale, translated } from '../../../src/schema/locale/catalogue.ts';
import { english } from '../../../src/schema/locale/english.ts';
import { enUS } from '../../../src/schema/locale/en-US.ts';
import { speak } from '../../../src/schema/locale/message.ts';
import { protocol } from '../../../src/protocol/index.ts';
import type { Page, SwitchCell } from '../../../src/schema/generated/types.gen.ts';
import { required } from '../../../src/schema/required.ts';
import { models, pageNamed } from '../compile/fixtures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const file = 'schemas/locale/en-US.json';
const { texts } = loadLocale({ path: file, text: readFileSync(path.join(root, file), 'utf8') });
const user = pageNamed('system/user');

/** The cell of a page that is a switch with a question of its own. */
function switchIn(value: unknown): SwitchCell | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('type' in value && value.type === 'switch' && 'confirm' in value) return value as SwitchCell;
  return Object.values(value)
    .map(switchIn)
    .find((found) => found !== undefined);
}

/**
 * The sentences of the switch of a page, for a user who is switched on and off; braces in a name
 * are its own.
 */
function sentencesOf(page: Page): string[] {
  const { confirm, success, failure } = required(switchIn(page), 'a switch');
  const scope = { row: { nickName: '{x}' }, problem: 'E1' };
  return [confirm, success, failure].flatMap((text) =>
    ['0', '1'].map((value) => resolveText(text, { ...scope, value })),
  );
}

describe('the switch of users', () => {
  it('says what it says in templates, the one language of texts with parts', () => {
    const { confirm, failure } = required(switchIn(user), 'a switch');
    expect([confirm, failure]).toEqual([
      { $text: expect.any(String) as string },
      { $text: expect.any(String) as string },
    ]);
    expect(JSON.stringify(user)).not.toContain('replaceText');
  });

  it('in Chinese', () => {
    expect(sentencesOf(user)).toEqual([
      '确认启用{x}的用户吗？',
      '确认停用{x}的用户吗？',
      '启用成功',
      '关闭成功',
      '启用异常：E1',
      '关闭异常：E1',
    ]);
  });

  it('in English', () => {
    expect(sentencesOf(translated(texts, 'page', 'pages/system/user', user))).toEqual([
      'Enable user {x}?',
      'Disable user {x}?',
      'Enabled',
      'Disabled',
      'Enabling failed: E1',
      'Disabling failed: E1',
    ]);
  });
});

describe('a switch that says nothing itself', () => {
  afterEach(() => speak(undefined));

  /**
   * Its question, message of success and message of failure, for a record that is switched on and
   * off.
   */
  const sentences = (label: string): unknown[] => {
    const model = { ...models.role!, label };
    const { confirm, success, failure } = switchDefaults(protocol, { model, name: 'status' });
    const scope = { row: { roleName: '{problem}' }, problem: 'E1' };
    return [confirm, success, failure].flatMap((text) =>
      ['0', '1'].map((value) =>
        compileExpression((text as { $expr: string }).$expr).evaluate({ ...scope, value }),
      ),
    );
  };

  it('speaks Chinese', () => {
    expect(sentences('角色')).toEqual([
      '确认启用{problem}的角色吗？',
      '确认停用{problem}的角色吗？',
      '启用成功',
      '停用成功',
      '启用异常：E1',
      '停用异常：E1',
    ]);
  });

  it('speaks English', () => {
    speak(english((source) => enUS[source]));
    expect(sentences('Role')).toEqual([
      'Enable role {problem}?',
      'Disable role {problem}?',
      'Enabled',
      'Disabled',
      'Enabling failed: E1',
      'Disabling failed: E1',
    ]);
  });
});
