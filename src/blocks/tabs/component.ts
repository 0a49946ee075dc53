import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'tabs'> = {
  Component: lazyBlock(async () => (await import('./TabsBlock.tsx')).TabsBlock),
  inside: ({ items }) => items.flatMap(({ body }) => body),
};
