import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'repeat'> = {
  Component: lazyBlock(async () => (await import('./RepeatBlock.tsx')).RepeatBlock),
  inside: ({ body }) => body,
};
