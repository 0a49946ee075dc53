/**
 * Laws of planMigration: what a plan does to a table, and which changes it makes depend on the
 * rows.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMigration } from '../../../src/server/models/tables/apply.ts';
import { introspect } from '../../../src/server/models/tables/introspect.ts';
import { planMigration } from '../../../src/server/models/tables/plan.ts';
import type { MigrationPlan, TableChange } from '../../../src/server/models/tables/plan.ts';
import type { IndexSpec } from '../../../src/server/models/tables/index-spec.ts';
import type {
  ColumnSpec,
  ExistingTable,
  TableSpec,
} from '../../../src/server/models/tables/spec.ts';
import { isWidening } from '../../../src/server/models/tables/widening.ts';
import { openWorld } from './support/world.ts';

const key: ColumnSpec = { name: 'id', type: 'bigint', notNull: true, identity: true };
const types = ['varchar(20)', 'varchar(40)', 'text', 'integer', 'bigint', 'date', 'numeric(10,2)'];
const names = ['a', 'b', 'c', 'd'];

const column = (name: string): fc.Arbitrary<ColumnSpec> =>
  fc
    .record({ type: fc.constantFrom(...types), notNull: fc.boolean(), filled: fc.boolean() })
    .map(({ type, notNull, filled }) => ({
      name,
      type,
      notNull,
      ...(filled && { default: type === 'date' ? "'2026-01-01'" : '0' }),
    }));

const indexOf = (columns: readonly string[], unique: boolean): IndexSpec => ({
  name: `${unique ? 'ux' : 'ix'}_thing_${columns.join('_')}`,
  columns,
  folded: [],
  unique,
  where: '',
  field: columns[0]!,
});

/** A table with some of the columns, and indexes over them. */
const table: fc.Arbitrary<TableSpec> = fc
  .uniqueArray(fc.constantFrom(...names), { maxLength: names.length })
  .chain((chosen) =>
    fc.record({
      columns: fc.tuple(...chosen.map(column)),
      indexes: fc.uniqueArray(
        fc
          .tuple(fc.constantFrom('id', ...chosen), fc.boolean())
          .map(([name, unique]) => indexOf([name], unique)),
        { selector: ({ name }) => name, maxLength: 3 },
      ),
    }),
  )
  .map(({ columns, indexes }) => ({ name: 'thing', columns: [key, ...columns], indexes }));

const asExisting = ({ columns, indexes }: TableSpec): ExistingTable => ({
  columns,
  indexes: indexes.map(({ name }) => name),
});
const dialect = fc.constantFrom('sqlite' as const, 'postgres' as const);
const plans = fc.tuple(dialect, table, table);
const runs = { numRuns: 500 };

/** What a change leaves of a table. */
function changed(before: ExistingTable, change: TableChange): ExistingTable {
  const { columns, indexes } = before;
  switch (change.type) {
    case 'createTable':
      return { columns: change.table.columns, indexes: [] };
    case 'rebuildTable':
      return { columns: change.table.columns, indexes: [] };
    case 'dropIndex':
      expect(indexes).toContain(change.name);
      return { columns, indexes: indexes.filter((name) => name !== change.name) };
    case 'dropColumn':
      return { columns: columns.filter(({ name }) => name !== change.column), indexes };
    case 'addColumn':
      return { columns: [...columns, change.column], indexes };
    case 'alterColumn':
      expect(columns).toContainEqual(change.from);
      return {
        columns: columns.map((one) => (one.name === change.to.name ? change.to : one)),
        indexes,
      };
    case 'createIndex':
      expect(indexes).not.toContain(change.index.name);
      expect(columns.map(({ name }) => name)).toEqual(
        expect.arrayContaining([...change.index.columns]),
      );
      return { columns, indexes: [...indexes, change.index.name] };
  }
}

const result = (before: ExistingTable, { changes }: MigrationPlan): ExistingTable =>
  changes.reduce(changed, before);

/** Columns without their defaults, which plans do not compare, by name. */
const form = ({ columns, indexes }: ExistingTable) => ({
  columns: columns
    .map(({ name, type, notNull }) => `${name} ${type} ${notNull}`)
    .sort((a, b) => (a < b ? -1 : 1)),
  indexes: [...indexes].sort((a, b) => (a < b ? -1 : 1)),
});

describe('a plan', () => {
  it('makes the table what it should be', () => {
    fc.assert(
      fc.property(plans, ([on, before, after]) => {
        const plan = planMigration(on, asExisting(before), after);
        expect(form(result(asExisting(before), plan))).toEqual(form(asExisting(after)));
      }),
      runs,
    );
  });

  it('makes a new table the same way, and asks nothing of rows', () => {
    fc.assert(
      fc.property(dialect, table, (on, after) => {
        const plan = planMigration(on, undefined, after);
        expect(form(result({ columns: [], indexes: [] }, plan))).toEqual(form(asExisting(after)));
        expect(plan.conditions).toEqual([]);
      }),
      runs,
    );
  });

  it('has nothing to do for a table that is as it should be', () => {
    fc.assert(
      fc.property(dialect, table, (on, same) => {
        const plan = planMigration(on, asExisting(same), same);
        expect(plan).toEqual({ table: 'thing', changes: [], conditions: [] });
      }),
      runs,
    );
  });

  it('asks something of the rows exactly where data could be lost or would have to be invented', () => {
    fc.assert(
      fc.property(plans, ([on, before, after]) => {
        const { conditions } = planMigration(on, asExisting(before), after);
        const columns = (holds: string) =>
          conditions.filter((one) => one.holds === holds).map((one) => one.column);
        const old = new Map(before.columns.map((one) => [one.name, one]));
        const kept = after.columns.flatMap((to) => {
          const from = old.get(to.name);
          return from ? [{ from, to }] : [];
        });
        const converts = kept.filter(
          ({ from, to }) => from.type !== to.type && !isWidening(from.type, to.type),
        );
        const expected = [
          ...before.columns.filter(({ name }) => !after.columns.some((one) => one.name === name)),
          ...after.columns.filter(
            (one) => !old.has(one.name) && one.notNull && one.default === undefined,
          ),
          ...converts.map(({ to }) => to),
        ].map(({ name }) => name);
        expect(columns('no rows').sort()).toEqual(expected.sort());
        const demanded = kept
          .filter((one) => !converts.includes(one) && one.to.notNull && !one.from.notNull)
          .map(({ to }) => to.name);
        expect(columns('no nulls').sort()).toEqual(demanded.sort());
        const unique = after.indexes.filter(
          (index) => index.unique && !before.indexes.some(({ name }) => name === index.name),
        );
        expect(columns('no duplicates').sort()).toEqual(unique.map((one) => one.columns[0]).sort());
      }),
      runs,
    );
  });

  it('does to a real table what it says', async () => {
    const world = await openWorld([]);
    try {
      const { database } = world;
      await fc.assert(
        fc.asyncProperty(table, table, async (first, second) => {
          await database.schemaTransaction(async (db) => {
            await db.schema.dropTable('thing').ifExists().execute();
            for (const planned of [first, second]) {
              const before = await introspect(db, database.dialect, 'thing');
              await applyMigration(
                db,
                database.dialect,
                planMigration(database.dialect, before, planned),
              );
              const after = await introspect(db, database.dialect, 'thing');
              expect(form(after!)).toEqual(form(asExisting(planned)));
            }
          });
        }),
        { numRuns: 40 },
      );
    } finally {
      await world.close();
    }
  });
});
