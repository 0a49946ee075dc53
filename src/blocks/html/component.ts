import type { BlockComponent } from '../../runtime/page/block.ts';
import { HtmlBlock } from './HtmlBlock.tsx';

export const component: BlockComponent<'html'> = {
  Component: HtmlBlock,
};
