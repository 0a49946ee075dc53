import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'history'> = {
  Component: lazyBlock(async () => (await import('./HistoryBlock.tsx')).HistoryBlock),
  preload({ states }, fetch) {
    for (const { component: name } of Object.values(states)) fetch.widget(name, 'display');
  },
};
