import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'descriptions'> = {
  Component: lazyBlock(async () => (await import('./DescriptionsBlock.tsx')).DescriptionsBlock),
  preload({ items }, fetch) {
    for (const item of items) fetch.widget(item.component, 'display');
  },
};
