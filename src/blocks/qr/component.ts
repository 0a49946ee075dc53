import type { BlockComponent } from '../../runtime/block.ts';
import { lazyBlock } from '../../runtime/core/lazyBlock.tsx';

export const component: BlockComponent<'qr'> = {
  Component: lazyBlock(async () => (await import('./QrBlock.tsx')).QrBlock),
  preload: ({ component: code }, fetch) => fetch.widget(code, 'display'),
};
