import { asWritten } from '../asWritten.ts';
import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';

export const compile = (block: BlockOf<'markdown'>): BlockContent<'markdown'> => asWritten(block);
