import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'form'> = {
  Component: lazyBlock(async () => (await import('./FormBlock.tsx')).FormBlock),
};
