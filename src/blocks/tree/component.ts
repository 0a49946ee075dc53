import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'tree'> = {
  Component: lazyBlock(async () => (await import('./TreeBlock.tsx')).TreeBlock),
  actions: ({ onChange }) => (onChange ? [onChange] : []),
};
