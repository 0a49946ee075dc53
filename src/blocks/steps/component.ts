import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'steps'> = {
  Component: lazyBlock(async () => (await import('./StepsBlock.tsx')).StepsBlock),
};
