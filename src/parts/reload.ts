/** Reloading the window: offered, never forced, and never where it would lose something. */

let hasUnsaved = (): boolean => false;

/** Says how to find out whether something in the window has not been stored. */
export function guardReload(unsaved: () => boolean): void {
  hasUnsaved = unsaved;
}

/** Whether a reload would now lose what somebody has entered. */
export const wouldLose = (): boolean => hasUnsaved();

/** Whether the server gives out the document of the application now. */
async function serverAnswers(): Promise<boolean> {
  const address = new URL(location.pathname, location.origin);
  const options: RequestInit = { method: 'HEAD', cache: 'no-store', credentials: 'omit' };
  return fetch(address, options).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether a part that cannot be loaded may belong to another version than that of the server. */
export const isOutdated = (): Promise<boolean> => serverAnswers();

/** What kept the window from being reloaded; `none`: it is being reloaded. */
export type ReloadRefusal = 'none' | 'unsaved' | 'unreachable';

/**
 * Reloads the window if the server can be reached and nothing is lost by it.
 *
 * @param losing `anyway`: what was entered is out of reach already
 */
export async function tryReload(losing: 'never' | 'anyway' = 'never'): Promise<ReloadRefusal> {
  const unsaved = () => losing === 'never' && hasUnsaved();
  if (unsaved()) return 'unsaved';
  if (!(await serverAnswers())) return 'unreachable';
  // Somebody may have begun to enter something meanwhile.
  if (unsaved()) return 'unsaved';
  location.reload();
  return 'none';
}

/**
 * Leaves what the window shows and starts it anew at once; where the server cannot be reached, it
 * goes on with what `leave` has left.
 *
 * @param leave gives up what would be lost
 */
export async function reloadAfter(leave: () => Promise<void>): Promise<void> {
  // Asked before: until the answer comes, somebody might enter something that a reload would lose.
  const canReload = await serverAnswers();
  await leave();
  if (canReload) location.reload();
}
