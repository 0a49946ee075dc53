/** What the switch of users asks and reports is one sentence for each state, in every language. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileExpression } from '../../../src/schema/expression/index.ts';
import { loadLocale, translated } from '../../../src/schema/locale/catalogue.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { pageNamed } from '../compile/fixtures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const file = 'schemas/locale/en-US.json';
const { texts } = loadLocale({ path: file, text: readFileSync(path.join(root, file), 'utf8') });
const user = pageNamed('system/user');

/** The sentences of the switch, for a user who is switched on and off; braces in a name are its own. */
function sentencesOf(page: Page): unknown[] {
  const [, failure] = /"failure":\{"\$expr":("(?:\\.|[^"])*")/.exec(JSON.stringify(page)) ?? [];
  const [, confirm] = /"confirm":\{"\$expr":("(?:\\.|[^"])*")/.exec(JSON.stringify(page)) ?? [];
  const scope = { row: { nickName: '{x}' }, problem: 'E1' };
  return [confirm, failure].flatMap((source) =>
    ['0', '1'].map((value) =>
      compileExpression(JSON.parse(source ?? '""') as string).evaluate({ ...scope, value }),
    ),
  );
}

it('in Chinese', () => {
  expect(sentencesOf(user)).toEqual([
    '确认启用{x}的用户吗？',
    '确认停用{x}的用户吗？',
    '启用异常：E1',
    '关闭异常：E1',
  ]);
});

it('in English', () => {
  expect(sentencesOf(translated(texts, 'page', 'pages/system/user', user))).toEqual([
    'Enable user {x}?',
    'Disable user {x}?',
    'Enabling failed: E1',
    'Disabling failed: E1',
  ]);
});
