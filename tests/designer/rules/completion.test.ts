/** What is offered where somebody types an expression. */
import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { afterEach, describe, expect, it } from 'vitest';
import { completeExpression } from '../../../src/designer/rules/completion.ts';
import { offeredAt } from '../../../src/designer/rules/offered.ts';
import { definitions } from '../../../src/schema/generated/functionDefinitions.gen.ts';
import { speak } from '../../../src/widgets/locale/index.ts';
import { enUS } from '../../../src/widgets/locale/en-US.ts';
import { zhCN } from '../../../src/widgets/locale/zh-CN.ts';
import { pages, project } from '../project.ts';

afterEach(() => speak(zhCN));

const page: unknown = JSON.parse(pages.find(([id]) => id === 'system/post')![1]);
const place = offeredAt(page, ['forms', 'edit', 'fields', 2, 'visible'], project)!;

/** What a function is offered with. */
function offered(name: string) {
  const state = EditorState.create({ doc: 'p', extensions: [javascript()] });
  const context = new CompletionContext(state, 1, false);
  const found = completeExpression(context, place);
  return found?.options.find(({ label }) => label === name);
}

describe('functions are offered', () => {
  it('with their parameters, what they give and an example, in the present language', () => {
    expect(offered('pluck')).toMatchObject({
      detail: '(list, name)',
      info: "列表中每条记录的某个成员。 pluck(rows, 'id')",
    });
    speak(enUS);
    expect(offered('pluck')).toMatchObject({
      info: "That member of each record of a list. pluck(rows, 'id')",
    });
  });

  it('in Chinese, all of the language', () => {
    expect(definitions.length).toBeGreaterThan(40);
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
    expect(definitions.filter(({ label }) => !isChinese(label))).toEqual([]);
  });
});
