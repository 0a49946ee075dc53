/** Choices of a Formily node as options. */
import type { ChoicesPlan } from '../../compile/plan.ts';
import { defined } from '../../defined.ts';
import type { Options } from '../../generated/types.gen.ts';
import type { FormilySchema } from '../schema.ts';
import type { Members } from './context.ts';

export function optionsOf(node: FormilySchema, choices: ChoicesPlan | undefined): Members {
  if (Array.isArray(node.enum)) {
    const items = node.enum.map((one: unknown) =>
      typeof one === 'object' ? one : { value: one, label: String(one) },
    );
    return { options: { from: 'list', items } as Options };
  }
  if (!choices || choices.from === 'fixed') return {};
  if (choices.from === 'dict') return { options: choices };
  const { from, request, search, found, ...rest } = choices as Extract<
    ChoicesPlan,
    { value: string }
  > & { whole?: boolean };
  const { whole: _whole, ...names } = rest;
  if (from === 'records' && search !== undefined)
    return {
      options: {
        ...names,
        from,
        search: { ...request, param: search, ...defined({ records: found }) },
      } as Options,
    };
  return {
    options: {
      ...names,
      from,
      ...request,
      ...defined({ records: found, search }),
    } as Options,
  };
}
