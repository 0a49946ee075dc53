/** Failed lazy chunks: after an update of the server the old names are gone, and one reload brings the new ones. */
import { windowKeys } from '../stores/storage.ts';

const reloadedAt = 'pageloom:reloaded-at';
/** A second failure within this time (ms) is no outdated page any more. */
const patience = 60_000;

/** Reloads once when a chunk cannot be loaded; a second failure soon after reaches the error page. */
export function reloadOnceOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(windowKeys.get(reloadedAt) ?? 0) < patience) return;
    windowKeys.set(reloadedAt, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

/** Whether an error means that a part of the application could not be loaded. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|unable to preload css/i.test(error.message);
}
