import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export const compile = ({ text, tone = 'plain', icon }: BlockOf<'text'>): BlockContent<'text'> => ({
  text,
  tone,
  ...defined({ icon }),
});
