import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'masterDetail'> = {
  Component: lazyBlock(async () => (await import('./MasterDetailBlock.tsx')).MasterDetailBlock),
  inside: ({ list, detail }) => [list, ...(detail?.body ?? [])],
};
