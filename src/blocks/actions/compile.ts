import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';

export const compile = (
  { actions: keys }: BlockOf<'actions'>,
  { actions }: BlockSite,
): BlockContent<'actions'> => ({ actions: actions(keys, 'actions') });
