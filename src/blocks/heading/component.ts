import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'heading'> = {
  Component: lazyBlock(async () => (await import('./HeadingBlock.tsx')).HeadingBlock),
};
