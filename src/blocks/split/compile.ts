import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';

export const compile = (
  { panes }: BlockOf<'split'>,
  { allowed, blocks }: BlockSite,
): BlockContent<'split'> => ({
  panes: panes.flatMap(
    ({ access, body, collapsible = false, resizable = false, ...pane }, index) =>
      allowed(access, 'panes', index)
        ? [{ ...pane, collapsible, resizable, body: blocks(body, 'panes', index, 'body') }]
        : [],
  ),
});
