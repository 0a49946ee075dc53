import type { BlockComponent } from '../../runtime/page/block.ts';
import { lazyBlock } from '../../runtime/page/lazyBlock.tsx';

export const component: BlockComponent<'heading'> = {
  Component: lazyBlock(async () => (await import('./HeadingBlock.tsx')).HeadingBlock),
};
