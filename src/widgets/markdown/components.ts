import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  input: lazyPiece(async () => (await import('./Markdown.tsx')).MarkdownInput, 220),
  display: lazyPiece(async () => (await import('./MarkdownText.tsx')).MarkdownText),
};
