import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'statistic'> = {
  Component: lazyBlock(async () => (await import('./StatisticBlock.tsx')).StatisticBlock),
  actions: ({ items }) => items.flatMap(({ onClick }) => onClick ?? []),
};
