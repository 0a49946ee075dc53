import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'markdown'> = {
  Component: lazyBlock(async () => (await import('./MarkdownBlock.tsx')).MarkdownBlock),
};
