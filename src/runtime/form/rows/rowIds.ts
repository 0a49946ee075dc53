import { raw } from '@formily/reactive';

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
