import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';

export const compile = ({ html }: BlockOf<'html'>): BlockContent<'html'> => ({ html });
