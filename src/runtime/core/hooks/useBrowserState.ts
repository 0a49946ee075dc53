import { useCallback, useSyncExternalStore } from 'react';

/**
 * Something that the browser knows, read anew at each of the named events.
 *
 * @param target what the events happen to; the same object on each render
 * @param events their names, separated by spaces
 * @param read gives a plain value
 */
export function useBrowserState<Value extends string | number | boolean>(
  target: EventTarget,
  events: string,
  read: () => Value,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const names = events.split(' ');
      for (const name of names) target.addEventListener(name, changed);
      return () => {
        for (const name of names) target.removeEventListener(name, changed);
      };
    },
    [target, events],
  );
  return useSyncExternalStore(subscribe, read);
}
