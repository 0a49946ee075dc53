import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export const compile = (
  { title, to, done, onEnd }: BlockOf<'countdown'>,
  { event }: BlockSite,
): BlockContent<'countdown'> => ({ to, ...defined({ title, done, onEnd: event('onEnd', onEnd) }) });
