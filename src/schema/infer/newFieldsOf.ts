import type { NewField } from '../generated/types.gen.ts';
import type { InferredTable } from './inferTable.ts';

/** The fields of a model for the rows of a table, which takes its rows from workbooks, too. */
export const newFieldsOf = ({ columns }: InferredTable): Record<string, NewField> =>
  Object.fromEntries(
    columns.map(({ name, label, field }) => [
      name,
      { ...field, label: label.slice(0, longestLabel), excel: { import: true } } as NewField,
    ]),
  );

/** Characters of a label. */
const longestLabel = 50;
