import type { BlockComponent } from '../../runtime/block.ts';
import { Notice } from './parts.ts';
import { TextBlock } from './TextBlock.tsx';

export const component: BlockComponent<'text'> = {
  Component: TextBlock,
  preload({ tone }, fetch) {
    if (tone === 'info' || tone === 'warning' || tone === 'error') fetch.part(Notice);
  },
};
