import type { BlockComponent } from '../../runtime/page/block.ts';
import { lazyBlock } from '../../runtime/page/lazyBlock.tsx';

export const component: BlockComponent<'repeat'> = {
  Component: lazyBlock(async () => (await import('./RepeatBlock.tsx')).RepeatBlock),
  inside: ({ body }) => body,
};
