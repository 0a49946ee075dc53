/** A model that takes over a table of the database, as a page brings it. */
import type { Field, NewModel } from '../../../schema/generated/types.gen.ts';
import { takeTable, type ColumnChoice } from '../../../schema/infer/databaseTable.ts';
import type { DatabaseColumn } from '../../../schema/infer/databaseTable.ts';
import { columnName, fieldNameOf } from '../../../schema/record/columnNames.ts';
import { freeName } from '../../selection/changes.ts';

/** What a new page takes over. */
export interface TakenModel {
  /** Name of the model. */
  name: string;
  model: NewModel;
}

/** A column with what is to become of it. */
export interface TakenColumn extends ColumnChoice {
  /** It becomes a field. */
  isUsed: boolean;
}

/** What is inferred of the columns, to be changed. */
export const inferredColumns = (
  columns: readonly DatabaseColumn[],
  dicts: ReadonlySet<string>,
): TakenColumn[] =>
  takeTable(columns, dicts).columns.map((choice) => ({
    ...choice,
    isUsed: choice.field !== undefined,
  }));

/** crm_customer as crmCustomer, or a free name like it. */
export function modelNameOf(table: string, taken: readonly string[]): string {
  const name = fieldNameOf(table);
  return taken.includes(name) ? freeName(name, (one) => taken.includes(one)) : name;
}

/** The model of what was chosen; undefined: no field is. */
export function takenModel(
  table: { name: string; label: string },
  choices: readonly TakenColumn[],
): NewModel | undefined {
  const key = choices.find(({ column }) => column.isKey);
  const used = choices.flatMap(({ column, name, field, isUsed }) =>
    isUsed && name !== undefined && field ? [{ column: column.name, name, field }] : [],
  );
  const isNamed = used.every(({ field }) => field.label.trim() !== '');
  if (!key || used.length === 0 || !isNamed) return undefined;
  const other = used.filter(({ name, column }) => columnName(name) !== column);
  const { stamps } = takeTable(
    choices.map(({ column }) => column),
    new Set(),
  );
  return {
    label: table.label,
    fields: Object.fromEntries(
      used.map(({ name, field }) => [name, withExcel(field)]),
    ) as NewModel['fields'],
    table: {
      name: table.name,
      key: key.column.name,
      ...(other.length > 0 && {
        columns: Object.fromEntries(other.map(({ name, column }) => [name, column])),
      }),
      ...(stamps && { stamps }),
    },
  };
}

/** Fields take part in exports. */
const withExcel = (field: Field): Field => ({ ...field, excel: {} });
