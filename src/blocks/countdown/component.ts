import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'countdown'> = {
  Component: lazyBlock(async () => (await import('./CountdownBlock.tsx')).CountdownBlock),
  actions: ({ onEnd }) => (onEnd ? [onEnd] : []),
};
