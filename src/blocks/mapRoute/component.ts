import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'mapRoute'> = {
  Component: lazyBlock(async () => (await import('./MapRouteBlock.tsx')).MapRouteBlock),
};
