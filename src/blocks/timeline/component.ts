import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'timeline'> = {
  Component: lazyBlock(async () => (await import('./TimelineBlock.tsx')).TimelineBlock),
};
