import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'split'> = {
  Component: lazyBlock(async () => (await import('./SplitBlock.tsx')).SplitBlock),
  inside: ({ panes }) => panes.flatMap(({ body }) => body),
};
