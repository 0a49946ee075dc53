/** The same made-up data for both sides of the comparison. */

export const columnNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `field${index + 1}`);

/** rows x columns of short texts, keys from 1. */
export function makeRows(rows: number, columns: number): Record<string, unknown>[] {
  const names = columnNames(columns);
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries([
      ['id', row + 1],
      ...names.map((name, column) => [name, `值 ${row + 1}-${column + 1}`]),
    ]),
  );
}

/** Stands for the network: the answer comes in a later task, as fetch's does. */
export const later = <T>(value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, 0, value));
