import type { BlockComponent } from '../../runtime/block.ts';
import { TextBlock } from './TextBlock.tsx';

export const component: BlockComponent<'text'> = {
  Component: TextBlock,
};
