import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';
import { asWritten } from '../asWritten.ts';

export const compile = (block: BlockOf<'diffView'>): BlockContent<'diffView'> => asWritten(block);
