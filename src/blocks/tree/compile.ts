import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { optionsPlan } from '../../schema/compile/choices.ts';
import { defined } from '../../schema/defined.ts';

export function compile(
  { title, options, state, placeholder, tools = false, onChange }: BlockOf<'tree'>,
  { compilation, at, event }: BlockSite,
): BlockContent<'tree'> {
  const choices = optionsPlan(options, compilation, at('options'));
  const changed = event('onChange', onChange);
  return { choices, state, tools, ...defined({ title, placeholder, onChange: changed }) };
}
