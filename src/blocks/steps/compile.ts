import { asWritten } from '../asWritten.ts';
import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';

export const compile = (block: BlockOf<'steps'>): BlockContent<'steps'> => asWritten(block);
