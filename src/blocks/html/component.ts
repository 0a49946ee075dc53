import type { BlockComponent } from '../../runtime/block.ts';
import { HtmlBlock } from './HtmlBlock.tsx';

export const component: BlockComponent<'html'> = {
  Component: HtmlBlock,
};
