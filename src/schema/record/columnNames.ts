import type { Field } from '../generated/types.gen.ts';

/** Name of the database column of a field: its own, else the name of the field in snake_case. */
export const columnName = (name: string, { column }: Pick<Field, 'column'> = {}): string =>
  column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Name of the field of a column, by its name alone: order_no as orderNo. */
export const fieldNameOf = (column: string): string =>
  column
    .split('_')
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('');

/** What a field says of its column: nothing where the column is called as it would be anyway. */
export const ownColumn = (field: string, column: string | undefined): Pick<Field, 'column'> =>
  column === undefined || column === columnName(field) ? {} : { column };

/** Names of the columns of a range whose field has that column name. */
export const endNames = (column: string): readonly [begin: string, end: string] => [
  `${column}_begin`,
  `${column}_end`,
];
