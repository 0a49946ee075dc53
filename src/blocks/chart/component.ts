import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'chart'> = {
  Component: lazyBlock(async () => (await import('./ChartBlock.tsx')).ChartBlock),
  actions: ({ onClick }) => (onClick ? [onClick] : []),
};
