import type { BlockComponent } from '../../runtime/page/block.ts';
import { lazyBlock } from '../../runtime/page/lazyBlock.tsx';

export const component: BlockComponent<'form'> = {
  Component: lazyBlock(async () => (await import('./FormBlock.tsx')).FormBlock),
};
