import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'jsonView'> = {
  Component: lazyBlock(async () => (await import('./JsonViewBlock.tsx')).JsonViewBlock),
};
