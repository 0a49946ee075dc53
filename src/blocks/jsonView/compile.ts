import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';
import { asWritten } from '../asWritten.ts';

export const compile = (block: BlockOf<'jsonView'>): BlockContent<'jsonView'> => asWritten(block);
