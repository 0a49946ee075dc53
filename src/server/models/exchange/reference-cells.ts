/** Cells that name a record of another model: by its label, by a code of its own, or by its key. */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import { say } from '../../../schema/locale/message.ts';
import type { Db } from '../../db/database.ts';
import { presentLanguages } from '../../locale/current.ts';
import { shapeNamed } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { scopeCondition } from '../scope/scope.ts';
import { mayRead } from '../shape/field-access.ts';
import { equalTo } from '../shape/equal.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query, whereClause } from '../sql.ts';
import type { Actor } from '../types.ts';
import type { Read } from './cell-values.ts';
import { referenceNames } from './columns.ts';

/** What reads the cells of columns that hold references, by field. */
export type ReferenceReaders = ReadonlyMap<string, (db: Db, text: string) => Promise<Read>>;

/** @param columns those an import may set */
export function referenceReaders(
  { context, shape, actor, permission }: Omit<Operation, 'db'>,
  columns: readonly Column[],
): ReferenceReaders {
  const named = referenceNames(context, shape);
  const readers = new Map<string, (db: Db, text: string) => Promise<Read>>();
  for (const { type, field, model } of Object.values(shape.model.relations ?? {})) {
    if (type !== 'belongsTo' || !field || !columns.some((column) => column.field === field))
      continue;
    const target = shapeNamed(context, model);
    const search = { context, shape: target, actor, permission };
    readers.set(field, (db, text) => readReference({ ...search, db }, text, named.has(field)));
  }
  return readers;
}

/**
 * Exports write the label where they know it, else the key; the same is looked for first here, so
 * that a key is not taken for a code that looks like it.
 */
async function readReference(
  operation: Operation,
  text: string,
  labelFirst: boolean,
): Promise<Read> {
  if (!labelFirst && isKey(text)) return { value: text };
  for (const column of namingColumns(operation.shape, operation.actor)) {
    const keys = await keysNamed(operation, column, text);
    if (keys.length > 1) return { problem: say`“${text}”不止一个，无法确定` };
    if (keys.length === 1) return { value: keys[0] };
  }
  return isKey(text) ? { value: text } : { problem: say`没有“${text}”` };
}

const isKey = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Fields by which people name a record: its label, and texts that no other record has. */
function namingColumns(shape: ModelShape, actor: Actor): Column[] {
  const codes = shape.uniques.flatMap(({ fields }) => (fields.length === 1 ? fields : []));
  return [...new Set([shape.model.labelField ?? '', ...codes])]
    .flatMap((field) => shape.byField.get(field) ?? [])
    .filter((column) => typeOf(column.spec).isText === true && mayRead(column, actor));
}

/**
 * Texts that a cell may mean: what it says, and shipped ones that are shown so in another language.
 */
const meantBy = (field: string, text: string): string[] => [
  ...new Set([
    text,
    ...presentLanguages().known.flatMap((language) => language.sourcesOf(field, text)),
  ]),
];

/** Keys of records in scope that are called so; two at most. */
async function keysNamed(operation: Operation, column: Column, text: string): Promise<number[]> {
  const { context, db, shape } = operation;
  const bindings = new Bindings(context.dialect);
  const equal = `(${meantBy(column.field, text)
    .map((one) => equalTo(column, one, bindings))
    .join(' or ')})`;
  const where = whereClause([equal, shape.present, scopeCondition(operation, bindings)]);
  const rows = await query(
    db,
    `select ${shape.key.sql} as id from ${shape.table}${where} limit 2`,
    bindings.values,
  );
  return rows.map(({ id }) => Number(id));
}
