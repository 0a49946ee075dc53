/** Reactions of a Formily schema as rules and checks. */
import { defined } from '../../defined.ts';
import type { Rule } from '../../generated/types.gen.ts';
import type { Path } from '../../pointer.ts';
import { fromFormilyValue } from '../expressions.ts';
import type { FormilyReaction, FormilySchema } from '../schema.ts';
import { said, type Context, type Members } from './context.ts';

const stateNames: Readonly<Record<string, string>> = {
  title: 'label',
  description: 'hint',
  componentProps: 'props',
};

/** State that a rule may set. */
const carried = [
  'visible',
  'required',
  'disabled',
  'readOnly',
  'value',
  'title',
  'description',
  'componentProps',
  'dataSource',
];

/** Reactions as rules, and the one that sets errors as the check of its field. */
export function rulesOf(
  name: string,
  node: FormilySchema,
  path: Path,
  context: Context,
): { rules: Rule[]; check: Members } {
  const rules: Rule[] = [];
  let check: Members = {};
  const reactions = node['x-reactions'] === undefined ? [] : [node['x-reactions']].flat();
  for (const [index, reaction] of reactions.entries()) {
    const place = [...path, 'x-reactions', index];
    const state = typeof reaction === 'object' ? reaction.fulfill?.state : undefined;
    if (
      !state ||
      !Object.keys(state).every((key) => carried.includes(key) || key === 'selfErrors')
    ) {
      context.lose(place, 'this reaction has no place in a form');
      continue;
    }
    if ('selfErrors' in state) check = checkOf(reaction);
    else rules.push(ruleOf(name, reaction, state));
  }
  return { rules, check };
}

function checkOf({ when, otherwise }: FormilyReaction): Members {
  const [message] = (otherwise?.state.selfErrors as unknown[] | undefined) ?? [];
  return said({ assert: when, message });
}

function ruleOf(name: string, { when }: FormilyReaction, state: Members): Rule {
  const { dataSource, ...rest } = state;
  const set = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [stateNames[key] ?? key, fromFormilyValue(value)]),
  );
  return {
    target: name,
    ...said({ if: when }),
    set: {
      ...set,
      ...defined({
        options: Array.isArray(dataSource) ? { from: 'list', items: dataSource } : undefined,
      }),
    },
  } as Rule;
}
