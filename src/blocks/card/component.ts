import type { BlockComponent } from '../../runtime/block.ts';
import { CardBlock } from './CardBlock.tsx';

export const component: BlockComponent<'card'> = {
  Component: CardBlock,
  inside: ({ body }) => body,
  actions: ({ actions }) => actions,
};
