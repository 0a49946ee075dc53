import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A ref that holds the value of the last drawing, for handlers that must not change whenever the
 * value does.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  }, [value]);
  return ref;
}
