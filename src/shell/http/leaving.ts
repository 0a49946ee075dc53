/**
 * For so long after it began, in milliseconds, a way out of the window counts: it may have been a
 * download, or somebody stayed.
 */
const grace = 3000;

/**
 * Whether the window is being reloaded or left: requests that break off then say nothing of the
 * network or the session.
 */
export function watchLeaving(): () => boolean {
  let began = -Infinity;
  const begin = () => {
    began = performance.now();
  };
  addEventListener('beforeunload', begin);
  addEventListener('pagehide', begin);
  return () => performance.now() - began < grace;
}
