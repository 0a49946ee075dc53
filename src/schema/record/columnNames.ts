import type { Field } from '../generated/types.gen.ts';

/** Name of the database column of a field: its own, else the name of the field in snake_case. */
export const columnName = (name: string, { column }: Pick<Field, 'column'> = {}): string =>
  column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of the columns of a range whose field has that column name. */
export const endNames = (column: string): readonly [begin: string, end: string] => [
  `${column}_begin`,
  `${column}_end`,
];
