import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export const compile = ({ picture, title, text }: BlockOf<'heading'>): BlockContent<'heading'> => ({
  title,
  ...defined({ picture, text }),
});
