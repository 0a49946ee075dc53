import { useBrowserState } from '../../runtime/core/hooks/useBrowserState.ts';

/** Whether the window is in sight. */
export const useSeen = (): boolean =>
  useBrowserState(document, 'visibilitychange', () => !document.hidden);
