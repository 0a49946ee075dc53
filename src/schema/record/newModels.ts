/** Models that a page brings: they stand in its draft until it is published. */
import type { Model, NewModel, Page } from '../generated/types.gen.ts';
import { say } from '../locale/message.ts';
import { isEqual } from '../merge/values.ts';
import { columnName } from './columnNames.ts';
import { defaultOperations } from './operations.ts';

/** By name. */
export type NewModels = NonNullable<Page['newModels']>;

/** Where the addresses of such models begin. */
export const madeAddresses = '/made/';

/** The key of a model that is made, by the name of the model. */
export const madeKey = (name: string): string => `${name}Id`;

/** The model as it is made: all that its page does not say follows from its name. */
export function madeModel(name: string, { label, fields }: NewModel): Model {
  const isImported = Object.values(fields).some(({ excel }) => excel?.import === true);
  return {
    version: 2,
    name,
    label,
    table: `made_${columnName(name).replace(/^_/, '')}`,
    key: madeKey(name),
    path: madeAddresses + name,
    permission: `made:${name}`,
    ...(isImported && { operations: [...defaultOperations, 'import', 'importTemplate'] }),
    fields: { [madeKey(name)]: { type: 'id', label: String(say`编号`) }, ...fields },
  };
}

/** Whether a model is what was made, whatever fields it was given later. */
export function isMadeSo(known: Model, made: Model): boolean {
  const fields = Object.keys(made.fields).map((name) => [name, known.fields[name]]);
  return isEqual({ ...known, fields: Object.fromEntries(fields) }, made);
}
