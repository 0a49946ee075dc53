/**
 * The explicit migrations of a model: permissions to change what adding cannot. Each runs once, in
 * order.
 */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import type { Db, Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { hashName } from '../shape/encrypted.ts';
import { endNames, storedColumns } from '../shape/ranges.ts';
import { comparedBy, snakeCase } from '../shape/shape.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, execute, query } from '../sql.ts';
import { applyMigration } from './apply.ts';
import { convertValue } from './convert.ts';
import { introspect } from './introspect.ts';
import { planMigration } from './plan.ts';
import { blankIsNoValue, tableOf } from './spec.ts';
import type { ExistingTable, TableSpec } from './spec.ts';

const CHUNK = 500;

/**
 * Runs one migration. Throws, so that the whole start is undone, when rows cannot be brought along.
 */
export async function runMigration(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
): Promise<void> {
  const existing = await introspect(db, shape.dialect, shape.model.table);
  if (!existing)
    throw new Error(`Table ${shape.model.table} vanished while migration ${migration.id} ran`);
  switch (migration.type) {
    case 'renameField':
      return renameField(db, shape, migration, existing);
    case 'dropField':
      return dropField(db, shape, migration, existing);
    case 'require':
      return requireField(db, shape, migration, existing);
    case 'changeType':
      return changeType(db, shape, migration, existing);
    case 'addUnique':
      return addUnique(db, shape, migration);
  }
}

const hasColumn = (existing: ExistingTable, name: string): boolean =>
  existing.columns.some((column) => column.name === name);

function columnOf(shape: ModelShape, migration: TableMigration, field: string | undefined): Column {
  const column = field === undefined ? undefined : shape.byField.get(field);
  if (!column)
    throw new Error(
      `Model ${shape.model.name}, migration ${migration.id}: there is no field '${field}'`,
    );
  return column;
}

/** A field that is no longer in the model had the column of its name. */
const formerColumn = (shape: ModelShape, field: string): string =>
  shape.byField.get(field)?.name ?? snakeCase(field);

async function renameField(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  existing: ExistingTable,
): Promise<void> {
  const from = formerColumn(shape, migration.field);
  const { name: to, ends } = columnOf(shape, migration, migration.to);
  // An encrypted value has its hash beside it, and a range is two columns.
  const names = ends
    ? endNames(from).map((name, index) => [name, ends[index]!.name] as const)
    : [[from, to] as const, [hashName(from), hashName(to)] as const];
  for (const [before, after] of names)
    if (hasColumn(existing, before) && !hasColumn(existing, after))
      await execute(
        db,
        `alter table ${quote(shape.model.table)} rename column ${quote(before)} to ${quote(after)}`,
      );
}

async function dropField(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  existing: ExistingTable,
): Promise<void> {
  if (shape.byField.has(migration.field)) return;
  const stem = formerColumn(shape, migration.field);
  let now = existing;
  for (const dropped of [stem, hashName(stem), ...endNames(stem)]) {
    if (!hasColumn(now, dropped) || isKept(shape, dropped)) continue;
    await reform(db, shape, now, { dropped });
    now = (await introspect(db, shape.dialect, shape.model.table))!;
  }
}

const isKept = ({ columns }: ModelShape, name: string): boolean =>
  storedColumns(columns).some((column) => column.name === name);

async function requireField(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  existing: ExistingTable,
): Promise<void> {
  const column = columnOf(shape, migration, migration.field);
  let now = existing;
  for (const { name, codec } of storedColumns([column])) {
    if (hasColumn(now, name)) continue;
    await reform(db, shape, now, { added: { name, type: codec.columnType, notNull: false } });
    now = (await introspect(db, shape.dialect, shape.model.table))!;
  }
  if (migration.fill === undefined || migration.fill === null) return;
  refuseRange(column, migration);
  const bindings = new Bindings(shape.dialect);
  const mark = bindings.add(column.codec.write(migration.fill, column.spec.label));
  await execute(
    db,
    `update ${shape.table} set ${column.sql} = ${mark} where ${column.sql} is null`,
    bindings.values,
  );
}

/** One value cannot become the two ends of a range. */
function refuseRange({ field, ends }: Column, { id, type }: TableMigration): void {
  if (ends) throw new Error(`Migration ${id}: ${type} cannot make values of the range '${field}'`);
}

/** The converted values go to a new column, which then takes the old one's name. */
async function changeType(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  existing: ExistingTable,
): Promise<void> {
  const column = columnOf(shape, migration, migration.field);
  refuseRange(column, migration);
  if (!hasColumn(existing, column.name)) return;
  const target = { name: `${column.name}__new`, type: column.codec.columnType, notNull: false };
  await reform(db, shape, existing, { added: target });
  for await (const row of rowsOf(db, shape, quote(column.name))) {
    const bindings = new Bindings(shape.dialect);
    const value = bindings.add(convertValue({ shape, column, migration }, row.value, row.id));
    await execute(
      db,
      `update ${shape.table} set ${quote(target.name)} = ${value} where ${shape.key.sql} = ${bindings.add(row.id)}`,
      bindings.values,
    );
  }
  const between = await introspect(db, shape.dialect, shape.model.table);
  await reform(db, shape, between!, { dropped: column.name });
  await execute(
    db,
    `alter table ${shape.table} rename column ${quote(target.name)} to ${column.sql}`,
  );
}

/**
 * Later rows of equal values get their key behind the value (texts) or no value, so that none is
 * lost.
 */
async function addUnique(db: Db, shape: ModelShape, migration: TableMigration): Promise<void> {
  const column = columnOf(shape, migration, migration.field);
  const rule = shape.uniques.find(({ fields }) => fields.includes(migration.field));
  if (!rule)
    throw new Error(
      `Model ${shape.model.name}, migration ${migration.id}: the field '${migration.field}' is not unique`,
    );
  const isText = typeOf(column.spec).isText === true;
  if (!isText && column.notNull)
    throw new Error(
      `Model ${shape.model.name}, migration ${migration.id}: equal values of the required field '${migration.field}' must be settled by hand`,
    );
  const compared = (row: string, { sql, folds }: Column): string =>
    comparedBy({ sql: `${row}.${sql}`, folds });
  const same = rule.fields
    .map((field) => columnOf(shape, migration, field))
    .map((one) => `${compared('a', one)} = ${compared('b', one)}`)
    .join(' and ');
  const present = shape.present ? ` and a.${shape.present} and b.${shape.present}` : '';
  const blank = rule.fields
    .filter((field) => blankIsNoValue(shape, field))
    .map((field) => ` and a.${columnOf(shape, migration, field).sql} <> ''`)
    .join('');
  const later = await query(
    db,
    `select a.${shape.key.sql} as id, a.${column.sql} as value from ${shape.table} a
    where exists (select 1 from ${shape.table} b where ${same}${present}${blank} and b.${shape.key.sql} < a.${shape.key.sql})`,
  );
  for (const row of later) {
    const bindings = new Bindings(shape.dialect);
    const suffix = `-${row.id}`;
    const value = isText
      ? String(row.value).slice(0, (column.spec.maxLength ?? Infinity) - suffix.length) + suffix
      : null;
    await execute(
      db,
      `update ${shape.table} set ${column.sql} = ${bindings.add(value)} where ${shape.key.sql} = ${bindings.add(row.id)}`,
      bindings.values,
    );
  }
}

/** Key and one column of every row, in chunks by key. */
async function* rowsOf(db: Db, shape: ModelShape, column: string): AsyncGenerator<Row> {
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const bindings = new Bindings(shape.dialect);
    const rows = await query(
      db,
      `select ${shape.key.sql} as id, ${column} as value from ${shape.table} where ${shape.key.sql} > ${bindings.add(last)} order by 1 limit ${CHUNK}`,
      bindings.values,
    );
    yield* rows;
    if (rows.length < CHUNK) return;
    last = Number(rows.at(-1)!.id);
  }
}

/**
 * Adds or drops one column of the table as it is; the engine's indexes are made anew by the
 * comparison that follows.
 */
async function reform(
  db: Db,
  shape: ModelShape,
  existing: ExistingTable,
  change: { added?: TableSpec['columns'][number]; dropped?: string },
): Promise<void> {
  const columns = existing.columns.filter((column) => column.name !== change.dropped);
  const planned: TableSpec = {
    ...tableOf(shape),
    columns: change.added ? [...columns, change.added] : columns,
    indexes: [],
  };
  await applyMigration(db, shape.dialect, planMigration(shape.dialect, existing, planned));
}
