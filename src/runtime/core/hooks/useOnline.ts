import { useBrowserState } from './useBrowserState.ts';

/** Whether the browser has a network. */
export const useOnline = (): boolean =>
  useBrowserState(window, 'online offline', () => navigator.onLine);
