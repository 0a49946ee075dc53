import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export const compile = (
  { title, actions: keys = [], body }: BlockOf<'card'>,
  { actions, blocks }: BlockSite,
): BlockContent<'card'> => ({
  ...defined({ title }),
  actions: actions(keys, 'actions'),
  body: blocks(body, 'body'),
});
