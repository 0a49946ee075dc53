import type { BlockComponent } from '../../runtime/page/block.ts';
import { lazyBlock } from '../../runtime/page/lazyBlock.tsx';

export const component: BlockComponent<'tabs'> = {
  Component: lazyBlock(async () => (await import('./TabsBlock.tsx')).TabsBlock),
  inside: ({ items }) => items.flatMap(({ body }) => body),
};
