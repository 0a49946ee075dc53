import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'logView'> = {
  Component: lazyBlock(async () => (await import('./LogViewBlock.tsx')).LogViewBlock),
};
