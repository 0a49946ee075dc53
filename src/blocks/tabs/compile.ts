import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export const compile = (
  { items, active }: BlockOf<'tabs'>,
  { allowed, blocks }: BlockSite,
): BlockContent<'tabs'> => ({
  ...defined({ active }),
  items: items.flatMap(({ access, body, ...item }, index) =>
    allowed(access, 'items', index)
      ? [{ ...item, body: blocks(body, 'items', index, 'body') }]
      : [],
  ),
});
