import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'pivot'> = {
  Component: lazyBlock(async () => (await import('./PivotBlock.tsx')).PivotBlock),
  actions: ({ onClick }) => (onClick ? [onClick] : []),
};
