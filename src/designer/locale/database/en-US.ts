/** What is said of tables of the database that pages are made for, in English. */
import type { Widen } from '../../../schema/catalogue.ts';
import type { databaseZhCN } from './zh-CN.ts';

export const databaseEnUS: Widen<typeof databaseZhCN> = {
  table: 'Table of the database',
  hint: 'Only tables that no model has. The model uses the table and never changes it.',
  placeholder: 'Search by name',
  option: (comment, name, rows, more) =>
    `${comment === '' ? '' : `${comment} `}${name} (${more ? 'more than ' : ''}${rows} rows)`,
  none: (part) =>
    part === '' ? 'There is no table without a model' : `No table is called like “${part}”`,
  needed: 'Choose a table that can be used and at least one of its columns, each with a label',
  failed: 'The tables could not be read',
  unfit: 'This table cannot be used',
  reasons: {
    name: () =>
      'Names of tables have small letters, digits and underscores, begin with a letter, and have at most 60 characters',
    key: () => 'The primary key must be one column',
    keyType: (column) =>
      `The key column ${column} must be a whole number that the database counts up`,
    column: (column) =>
      `The column ${column} must have a value and has no default, but its name or type suits no field`,
  },
  columns: 'Columns of the table',
  columnsHint:
    'These fields were inferred and can be changed before. Columns that are not used stay as they are.',
  used: 'Use',
  column: 'Column',
  label: 'Label',
  dict: 'Dictionary',
  key: 'Primary key',
  left: (isKept) =>
    isKept ? 'Kept by the system, or worked out' : 'Its type suits no field; it stays as it is',
  type: (type, length) => (length === undefined ? type : `${type} (${length})`),
  use: (column) => `Use the column ${column}`,
  labelOf: (column) => `Label of the column ${column}`,
  typeOf: (column) => `Type of the column ${column}`,
  requiredOf: (column) => `The column ${column} is required`,
  dictOf: (column) => `Dictionary of the column ${column}`,
};
