/** Rows that capabilities bring along, added once to each installation. */
import type { Defaults } from '../../../schema/generated/types.gen.ts';
import { hashText } from '../../../schema/bundle/bundle.ts';
import { protocol } from '../../../protocol/index.ts';
import type { Db, Row } from '../../db/database.ts';
import { shapeNamed } from '../operation.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, query, whereClause } from '../sql.ts';
import { insertRow } from '../write/insert.ts';
import { storedValue } from '../write/values.ts';
import { completeRow } from './defaults.ts';
import { remember, remembered } from './memory.ts';

/** A file of default rows in the folder of a capability. */
export interface AddedDefaults {
  capability: string;
  defaults: Defaults;
}

/** Name under which added rows are remembered, so that one an administrator removes does not come back. */
const memory = 'pageloom_row';

/** Adds rows that this installation has not had; those that people changed or removed stay so. */
export async function addDefaults(
  db: Db,
  context: EngineContext,
  added: readonly AddedDefaults[],
): Promise<void> {
  if (added.length === 0) return;
  const done = await remembered(db, memory);
  for (const { capability, defaults } of added) {
    const shape = shapeNamed(context, defaults.model);
    for (const given of defaults.rows) {
      const identity = identityOf(shape, given);
      const id = shortened([capability, defaults.model, ...Object.values(identity)].join(' '));
      if (done.has(id)) continue;
      done.add(id);
      await remember(db, memory, id, context.now());
      if (!(await isThere(db, shape, identity)))
        await insertRow(db, shape, completeRow(shape, given, context.now()));
    }
  }
}

/** Names of what is remembered have 255 characters at most. */
const shortened = (id: string): string =>
  id.length <= 255 ? id : `${id.slice(0, 230)} ${hashText(id)}`;

/** What tells a row from others, whatever else is changed of it: a unique value, the place of a dictionary entry, or its name. */
function identityOf(shape: ModelShape, row: Row): Row {
  const { dictEntries } = protocol.namedRecords;
  const { labelField, tree } = shape.model;
  const given = (fields: readonly string[]): boolean =>
    fields.length > 0 && fields.every((field) => (row[field] ?? '') !== '');
  const candidates = [
    ...(shape.model.name === dictEntries.model ? [[dictEntries.type, dictEntries.value]] : []),
    ...shape.uniques.map(({ fields }) => fields),
    [...(tree ? [tree.parent] : []), ...(labelField === undefined ? [] : [labelField])],
  ];
  const fields = candidates.find(given) ?? Object.keys(row);
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

async function isThere(db: Db, shape: ModelShape, identity: Row): Promise<boolean> {
  const bindings = new Bindings(shape.dialect);
  const equal = Object.entries(identity).map(([field, value]) => {
    const column = shape.byField.get(field)!;
    return value === null || value === undefined
      ? `${column.sql} is null`
      : `${column.sql} = ${bindings.add(storedValue(column, value))}`;
  });
  const where = whereClause([...equal, shape.present]);
  const text = `select 1 as one from ${shape.table}${where} limit 1`;
  return (await query(db, text, bindings.values)).length > 0;
}
