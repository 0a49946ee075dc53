import type { LayoutCompiler } from '../layout.ts';

/** The list as it is without layouts. */
export const compile: LayoutCompiler<'table'> = () => ({ list: { tree: undefined } });
