/** Parts of the application that are loaded when they are needed, and what happens when one does not come. */
import { windowKeys } from '../stores/storage.ts';

const reloadedAt = 'pageloom:reloaded-at';
/** A second failure within this time (ms) is no outdated page any more. */
const patience = 60_000;
/** A part that takes longer than this (ms) counts as lost (spec.md 8: script load time-out 120 s). */
const longestLoad = 120_000;

/**
 * After an update of the server the names of the old parts are gone, and one reload brings the new ones.
 * A second failure soon after reaches the error page.
 */
export function reloadOnceOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(windowKeys.get(reloadedAt) ?? 0) < patience) return;
    windowKeys.set(reloadedAt, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

/** Loads a part, for `lazy` of React and of the router; rejects with a lost chunk when it does not come in time. */
export function part<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(Object.assign(new Error('a part of the application did not load in time'), { name: 'ChunkLoadError' })), longestLoad);
    load().then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether an error means that a part of the application, script or styles, could not be loaded. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /dynamically imported module|importing a module script|unable to preload css/i.test(error.message));
}
