import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * antd's selects put the accessibility props on their input, and again on the frame around it,
 * which has no role that may be required. Returns the ref for the select; after each drawing the
 * frame loses what it must not have.
 */
export function useBareFrame<T extends { nativeElement: HTMLElement }>(): RefObject<T | null> {
  const select = useRef<T>(null);
  useLayoutEffect(() => select.current?.nativeElement.removeAttribute('aria-required'));
  return select;
}

/** The same for a cascader, whose ref gives no element: the ref is for an element around it. */
export function useBareCascader(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() =>
    frame.current?.querySelector('.ant-cascader')?.removeAttribute('aria-required'),
  );
  return frame;
}
