import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'diffView'> = {
  Component: lazyBlock(async () => (await import('./DiffViewBlock.tsx')).DiffViewBlock),
};
