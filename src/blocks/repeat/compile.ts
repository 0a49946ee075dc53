import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export const compile = (
  { records, where, columns = 1, empty, body }: BlockOf<'repeat'>,
  { blocks }: BlockSite,
): BlockContent<'repeat'> => ({
  records,
  columns,
  ...defined({ where, empty }),
  body: blocks(body, 'body'),
});
