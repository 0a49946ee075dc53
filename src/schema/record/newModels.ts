/** Models that a page brings: they stand in its draft until it is published. */
import type { Field, Model, NewModel, Page, TakenTable } from '../generated/types.gen.ts';
import { say } from '../locale/message.ts';
import { isEqual } from '../merge/values.ts';
import { columnName, fieldNameOf, ownColumn } from './columnNames.ts';
import { defaultOperations } from './operations.ts';

/** By name. */
export type NewModels = NonNullable<Page['newModels']>;

/** Where the addresses of such models begin. */
export const madeAddresses = '/made/';

/** The key of a model that is made: by its name, or by the column of the table that it uses. */
export const madeKey = (name: string, { table }: Pick<NewModel, 'table'> = {}): string =>
  table ? fieldNameOf(table.key) : `${name}Id`;

/** The model as it is made: all that its page does not say follows from its name. */
export function madeModel(name: string, declared: NewModel): Model {
  const { label, fields, table } = declared;
  const isImported = Object.values(fields).some(({ excel }) => excel?.import === true);
  const key = madeKey(name, declared);
  const keyField: Field = { type: 'id', label: String(say`编号`), ...ownColumn(key, table?.key) };
  return {
    version: 2,
    name,
    label,
    ...tableOf(name, table),
    key,
    path: madeAddresses + name,
    permission: `made:${name}`,
    ...(isImported && { operations: [...defaultOperations, 'import', 'importTemplate'] }),
    ...(table && table.stamps !== true && { stamps: false }),
    fields: { [key]: keyField, ...(table ? inColumns(fields, table) : fields) },
  };
}

/** A table of its own, or one that is there and stays as it is. */
const tableOf = (name: string, taken: TakenTable | undefined): Pick<Model, 'table' | 'managed'> =>
  taken
    ? { table: taken.name, managed: false }
    : { table: `made_${columnName(name).replace(/^_/, '')}` };

const inColumns = (
  fields: NewModel['fields'],
  { columns = {} }: TakenTable,
): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, ...ownColumn(name, columns[name]) },
    ]),
  );

/** Whether a model is what was made, whatever fields it was given later. */
export function isMadeSo(known: Model, made: Model): boolean {
  const fields = Object.keys(made.fields).map((name) => [name, known.fields[name]]);
  return isEqual({ ...known, fields: Object.fromEntries(fields) }, made);
}
