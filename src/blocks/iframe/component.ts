import type { BlockComponent } from '../../runtime/block.ts';
import { IframeBlock } from './IframeBlock.tsx';

export const component: BlockComponent<'iframe'> = {
  Component: IframeBlock,
};
