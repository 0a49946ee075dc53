import { raw } from '@formily/reactive';
import { useRef } from 'react';

const ids = new WeakMap<object, string>();
let count = 0;

/** A name for each row that stays with it when it moves; plain values are known by their place. */
export function rowIds(rows: readonly unknown[]): string[] {
  return rows.map((row, index) => {
    if (typeof row !== 'object' || row === null) return `at-${index}`;
    const plain = raw(row);
    let id = ids.get(plain);
    if (id === undefined) ids.set(plain, (id = `row-${++count}`));
    return id;
  });
}

/**
 * The names of rows: the same list as long as they are the same rows, so that none is drawn anew.
 */
export function useRowIds(rows: readonly unknown[]): string[] {
  const held = useRef<string[]>([]);
  const now = rowIds(rows);
  if (now.length !== held.current.length || now.some((id, index) => id !== held.current[index]))
    held.current = now;
  return held.current;
}
