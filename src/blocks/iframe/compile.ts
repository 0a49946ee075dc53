import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export const compile = ({
  src,
  title,
  height,
  trusted,
}: BlockOf<'iframe'>): BlockContent<'iframe'> => ({
  src,
  title,
  ...defined({ height, trusted: trusted || undefined }),
});
