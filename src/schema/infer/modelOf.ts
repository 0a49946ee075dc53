import type { Model } from '../generated/types.gen.ts';
import { columnName } from '../record/columnNames.ts';
import { fieldOf, keyName, type InferredTable } from './inferTable.ts';

/** What the model of a table is called. */
interface TableModel {
  /** Name of its file, such as saleOrder. */
  name: string;
  label: string;
}

/** The model that a developer would commit for the rows of a table. */
export function modelOf({ columns }: InferredTable, { name, label }: TableModel): Model {
  const labelled = columns.find(({ field }) => field.type === 'string' && field.required);
  return {
    version: 2,
    name,
    label,
    table: `demo_${columnName(name).replace(/^_+/, '')}`,
    key: keyName,
    ...(labelled && { labelField: labelled.name }),
    path: `/demo/${name}`,
    permission: `demo:${name}`,
    operations: ['list', 'get', 'create', 'update', 'remove', 'import', 'export'],
    fields: {
      [keyName]: { type: 'id', label: 'ID' },
      ...Object.fromEntries(columns.map((column) => [column.name, fieldOf(column)])),
    },
  };
}
