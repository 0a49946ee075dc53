import type { BlockComponent } from '../../runtime/page/block.ts';
import { lazyBlock } from '../../runtime/page/lazyBlock.tsx';

export const component: BlockComponent<'tree'> = {
  Component: lazyBlock(async () => (await import('./TreeBlock.tsx')).TreeBlock),
  actions: ({ onChange }) => (onChange ? [onChange] : []),
};
