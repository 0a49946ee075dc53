import type { BlockComponent } from '../../runtime/page/block.ts';
import { TextBlock } from './TextBlock.tsx';

export const component: BlockComponent<'text'> = {
  Component: TextBlock,
};
