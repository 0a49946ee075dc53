import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  input: lazyPiece(async () => (await import('./CodeEditor.tsx')).CodeEditor, 160),
  display: lazyPiece(async () => (await import('./CodeEditor.tsx')).CodeText),
};
