import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'iframe'> = {
  Component: lazyBlock(async () => (await import('./IframeBlock.tsx')).IframeBlock),
};
