/** What a start would change in the tables, for people: steps, rows, and who waits for what. */
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import type { Db } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { count, query } from '../sql.ts';
import { concernsRows, dataChangeOf } from './data/change.ts';
import type { DataChange } from './data/change.ts';
import { fieldOf, formerColumn } from './data/fields.ts';
import { managedShapes } from './foreign/managed.ts';
import { introspect } from './introspect.ts';
import { usualBatch } from './pace.ts';
import { planMigration } from './plan.ts';
import type { Condition, TableChange } from './plan.ts';
import { tableOf } from './spec.ts';
import type { ColumnSpec, ExistingTable } from './spec.ts';

/** What the tables of all models would go through; nothing is changed. */
export async function describeChanges(db: Db, context: EngineContext): Promise<string[]> {
  const done = await allRemembered(db, context);
  const lines: string[] = [];
  for (const shape of managedShapes(context)) {
    const { table, name, migrations = [] } = shape.model;
    const existing = await introspect(db, shape.dialect, table);
    if (!existing) {
      lines.push(`Model '${name}': table ${table} is made.`);
      continue;
    }
    const pending = migrations.filter(({ id }) => !done.has(`${name} ${id}`));
    const change = dataChangeOf(context, shape, pending, existing);
    const future = afterMigrations(shape, { existing, pending, change });
    const { changes, conditions } = planMigration(shape.dialect, future, tableOf(shape));
    if (pending.length + changes.length === 0 && !change) continue;
    const rows = await count(db, `from ${quote(table)}`);
    lines.push(
      `Model '${name}' (table ${table}, ${rows} rows):`,
      ...pending.map((migration) => `  ${migration.id}: ${describeMigration(migration)}`),
      ...(change?.widened ?? []).map(
        ({ name, codec }) => `  column ${name} becomes ${codec.columnType}`,
      ),
      ...(change && concernsRows(change) ? describeRows(change, rows) : []),
      ...changes.map((one) => `  ${describeChange(one, shape)}`),
      ...(rows > 0 ? conditions.map((one) => `  ${describeCondition(one)}`) : []),
    );
  }
  return lines.length > 0 ? lines : ['The tables are as the models say.'];
}

/** Ids of migrations that have run, each behind the name of its model. */
async function allRemembered(db: Db, { dialect }: EngineContext): Promise<Set<string>> {
  const there = await introspect(db, dialect, 'pageloom_migration');
  if (!there) return new Set();
  const rows = await query(db, 'select model, id from pageloom_migration');
  return new Set(rows.map(({ model, id }) => `${model} ${id}`));
}

interface Migrated {
  existing: ExistingTable;
  pending: readonly TableMigration[];
  change: DataChange | undefined;
}

/** The table as the migrations leave it. */
function afterMigrations(
  shape: ModelShape,
  { existing, pending, change }: Migrated,
): ExistingTable {
  const columns = new Map(existing.columns.map((column) => [column.name, column]));
  for (const migration of pending) {
    const from = formerColumn(shape, migration.field);
    const column = columns.get(from);
    if (migration.type === 'dropField') columns.delete(from);
    const to = migration.to === undefined ? undefined : formerColumn(shape, migration.to);
    if (migration.type !== 'renameField' || !column || to === undefined || columns.has(to))
      continue;
    columns.delete(from);
    columns.set(to, { ...column, name: to });
  }
  const given = [
    ...(change?.targets ?? []),
    ...pending.flatMap((migration) =>
      migration.type === 'require' ? (fieldOf(shape, migration, migration.field) ?? []) : [],
    ),
  ];
  for (const { name, codec, notNull } of given)
    columns.set(name, {
      ...columns.get(name),
      name,
      type: codec.columnType,
      notNull,
    } as ColumnSpec);
  return { ...existing, columns: [...columns.values()] };
}

function describeMigration({ type, field, to, rows = [] }: TableMigration): string {
  switch (type) {
    case 'renameField':
      return `${field} is called ${to}; at once`;
    case 'dropField':
      return `${field} and its values go`;
    case 'require':
      return `rows without ${field} get a value`;
    case 'addUnique':
      return `equal values of ${field} get a suffix; one transaction, writes wait for it`;
    case 'changeType':
      return `values of ${field} are converted`;
    case 'deriveField':
      return `${field} is worked out from the fields there were`;
    case 'replaceValues':
      return `codes of ${field} get other names`;
    case 'moveToChildren':
      return `fields become rows of ${field}, up to ${rows.length} for each record`;
  }
}

const describeRows = ({ shape }: DataChange, rows: number): string[] => [
  `  before: ${rows} rows are brought along in ${Math.ceil(rows / usualBatch) || 1} ` +
    `transactions of ${usualBatch}; reads go on, a write of one of these rows waits for ` +
    'its transaction',
  shape.dialect === 'postgres'
    ? '  switch: one short transaction; readers of this table wait for it, which begins ' +
      'only when it gets the table within half a second'
    : '  switch: one transaction that goes over the table; writes wait for it, reads go on',
];

function describeChange(change: TableChange, { dialect }: ModelShape): string {
  switch (change.type) {
    case 'createTable':
      return `table ${change.table.name} is made`;
    case 'dropIndex':
      return `index ${change.name} is dropped; at once`;
    case 'dropColumn':
      return dialect === 'postgres'
        ? `column ${change.column} is dropped; at once`
        : `column ${change.column} is dropped from each row; writes wait for it, reads go on`;
    case 'addColumn':
      return `column ${change.column.name} is added; at once`;
    case 'alterColumn':
      return (
        `column ${change.to.name} becomes ` +
        `${change.to.type}${change.to.notNull ? ' not null' : ''}; rows are looked at` +
        (dialect === 'postgres'
          ? ' before, reads and writes go on'
          : '; writes wait for it, reads go on')
      );
    case 'rebuildTable':
      return 'the table is written anew; writes wait for it, reads go on';
    case 'createIndex':
      return (
        `index ${change.index.name} is built; ` +
        `${dialect === 'postgres' ? 'reads and writes go on' : 'writes wait for it, reads go on'}`
      );
  }
}

const describeCondition = ({ column, reason }: Condition): string =>
  `column ${column}: refused where ${reason}`;
