import type { BlockComponent } from '../../runtime/page/block.ts';
import { CardBlock } from './CardBlock.tsx';

export const component: BlockComponent<'card'> = {
  Component: CardBlock,
  inside: ({ body }) => body,
  actions: ({ actions }) => actions,
};
