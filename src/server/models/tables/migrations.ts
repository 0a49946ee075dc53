/**
 * The explicit migrations of a model: permissions to change what adding cannot. Each runs once, in
 * order.
 */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import { columnName } from '../../../schema/record/columnNames.ts';
import type { Db } from '../../db/database.ts';
import { dropFieldUses } from '../../files/field-uses.ts';
import type { KeptFiles } from '../../files/field-uses.ts';
import { quote } from '../../db/text.ts';
import { comparedBy } from '../shape/shape.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, execute, query } from '../sql.ts';
import { applyMigration } from './apply.ts';
import { columnFilledWith } from './data/added.ts';
import { fieldOf, singleField } from './data/fields.ts';
import { formerName } from './data/names.ts';
import { columnsOf, indexesOver, introspect } from './introspect.ts';
import { hasColumn, isOfOther, renameField, storedUnder } from './rename-field.ts';
import { blankIsNoValue, uniqueIndex } from './spec.ts';
import type { ExistingTable } from './spec.ts';
import { unreachable } from '../../../schema/unreachable.ts';

/**
 * Runs one migration. Throws, so that the whole start is undone, when rows cannot be brought along.
 */
export async function runMigration(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  now: number,
): Promise<void> {
  const existing = await introspect(db, shape.dialect, shape.model.table);
  if (!existing)
    throw new Error(`Table ${shape.model.table} vanished while migration ${migration.id} ran`);
  switch (migration.type) {
    case 'renameField':
      return renameField(db, shape, migration, existing);
    case 'dropField':
      await dropField(db, shape, migration, existing);
      return giveUpFiles(db, shape, migration, now);
    case 'require':
      return requireField(db, shape, migration, existing);
    case 'addUnique':
      return addUnique(db, shape, migration, existing);
    // These give rows other values, which was done before (data/fill.ts).
    case 'changeType':
    case 'deriveField':
    case 'replaceValues':
    case 'moveToChildren':
      return;
    default:
      throw unreachable(migration.type);
  }
}

/**
 * With the hashes of encrypted values, and both columns of a range. A field that has the name today
 * begins anew.
 */
async function dropField(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  existing: ExistingTable,
): Promise<void> {
  const { field } = migration;
  const names = new Set([...Object.values(storedUnder(shape, field)), columnName(field)]);
  for (const name of names)
    if (hasColumn(existing, name) && !isOfOther(shape, field, name))
      await dropColumn(db, shape, name);
}

/** Files of a field that is gone go with it, unless older versions of their records carry them. */
async function giveUpFiles(
  db: Db,
  shape: ModelShape,
  { field }: TableMigration,
  now: number,
): Promise<void> {
  await dropFieldUses(db, { model: shape.model.name, field }, { kept: keptFiles(shape), now });
}

/** Records of a model whose older versions go on carrying the files of a field that is gone. */
export const keptFiles = ({ model, owner }: ModelShape): KeptFiles =>
  model.versions !== undefined ? 'published' : isOfVersions(owner) ? 'all' : 'none';

/** Whether rows are part of records with versions, which keep what their parts were. */
const isOfVersions = (owner: ModelShape['owner']): boolean =>
  owner !== undefined &&
  (owner.shape.model.versions !== undefined || isOfVersions(owner.shape.owner));

/** On SQLite it goes at the comparison that follows, with all others. Its indexes go at once. */
export async function dropColumn(
  db: Db,
  { dialect, table, model }: ModelShape,
  name: string,
): Promise<void> {
  if (dialect === 'postgres')
    return void (await execute(db, `alter table ${table} drop column ${quote(name)}`));
  for (const index of await indexesOver(db, dialect, { table: model.table, column: name }))
    await execute(db, `drop index ${quote(index)}`);
  const taken = await columnsOf(db, dialect, model.table);
  // Another one of that name may wait.
  let waiting = formerName(name);
  while (taken.some((column) => column.name === waiting)) waiting = formerName(waiting);
  await execute(db, `alter table ${table} rename column ${quote(name)} to ${quote(waiting)}`);
}

/** A new column has the value in all rows at once; where there was one, rows have been filled. */
async function requireField(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  existing: ExistingTable,
): Promise<void> {
  const { fill } = migration;
  if (fill === undefined || fill === null) return;
  const column = singleField(shape, migration);
  if (!column || hasColumn(existing, column.name)) return;
  const changes = [{ type: 'addColumn', column: columnFilledWith(shape, column, fill) } as const];
  await applyMigration(db, shape.dialect, { table: shape.model.table, changes, conditions: [] });
}

/**
 * Later rows of equal values get their key behind the value (texts) or no value, so that none is
 * lost.
 */
async function addUnique(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  { indexes }: ExistingTable,
): Promise<void> {
  const column = fieldOf(shape, migration, migration.field);
  if (!column) return;
  const rule = shape.uniques.find(({ fields }) => fields.includes(column.field));
  if (!rule)
    throw new Error(
      `Model ${shape.model.name}, migration ${migration.id}: the field '${column.field}' is not unique`,
    );
  if (indexes.includes(uniqueIndex(shape, rule).name)) return;
  const isText = typeOf(column.spec).isText === true;
  if (!isText && column.notNull)
    throw new Error(
      `Model ${shape.model.name}, migration ${migration.id}: equal values of the ` +
        `required field '${migration.field}' must be changed by hand first`,
    );
  const compared = (row: string, { sql, folds }: Column): string =>
    comparedBy({ sql: `${row}.${sql}`, folds });
  const same = rule.fields
    .map((field) => shape.byField.get(field)!)
    .map((one) => `${compared('a', one)} = ${compared('b', one)}`)
    .join(' and ');
  const present = shape.present ? ` and a.${shape.present} and b.${shape.present}` : '';
  const blank = rule.fields
    .filter((field) => blankIsNoValue(shape, field))
    .map((field) => ` and a.${shape.byField.get(field)!.sql} <> ''`)
    .join('');
  const later = await query(
    db,
    `select a.${shape.key.sql} as id, a.${column.sql} as value from ${shape.table} a
    where exists (select 1 from ${shape.table} b
      where ${same}${present}${blank} and b.${shape.key.sql} < a.${shape.key.sql})`,
  );
  for (const row of later) {
    const bindings = new Bindings(shape.dialect);
    const suffix = `-${row.id}`;
    const value = isText
      ? String(row.value).slice(0, (column.spec.maxLength ?? Infinity) - suffix.length) + suffix
      : null;
    await execute(
      db,
      `update ${shape.table} set ${column.sql} = ${bindings.add(value)} ` +
        `where ${shape.key.sql} = ${bindings.add(row.id)}`,
      bindings.values,
    );
  }
}
