import type { BlockComponent } from '../../runtime/block.ts';
import { ActionsBlock } from './ActionsBlock.tsx';

export const component: BlockComponent<'actions'> = {
  Component: ActionsBlock,
  actions: ({ actions }) => actions,
};
