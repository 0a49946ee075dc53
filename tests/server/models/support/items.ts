/** A model `item` whose fields change, and the table that follows it. */
import { afterEach } from 'vitest';
import type { Field, Model, TableMigration } from '../../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import type { Engine } from '../../../../src/server/models/types.ts';
import { admin } from './actors.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

export const string = (maxLength: number, more: Partial<Field> = {}): Field => ({
  type: 'string',
  label: '文',
  maxLength,
  ...more,
});

/** A model `item` with a name and the given fields. */
export function item(fields: Record<string, Field>, more: Partial<Model> = {}): Model {
  return {
    version: 2,
    name: 'item',
    label: '物品',
    table: 'test_item',
    key: 'itemId',
    labelField: 'name',
    fields: {
      itemId: { type: 'id', label: '编号' },
      name: string(20, { required: true }),
      ...fields,
    },
    ...more,
  };
}

export const migrations = (...entries: TableMigration[]): Partial<Model> => ({
  migrations: entries,
});

/** Opens a database with items, which is gone after the test. */
export function itemWorld() {
  let world: World | undefined;
  const close = async (): Promise<void> => {
    await world?.close();
    world = undefined;
  };
  afterEach(close);
  const present = (): World => {
    if (!world) throw new Error('open() comes first');
    return world;
  };
  const add = (engine: Engine, row: Row): Promise<Row> =>
    present().database.transaction((db) =>
      engine.resource('item').create(db, { name: 'n', ...row }, admin),
    );
  return {
    get world() {
      return present();
    },
    add,
    close,
    async open(model: Model, ...rows: Row[]): Promise<void> {
      world = await openWorld([model]);
      for (const row of rows) await add(world.engine, row);
    },
    async rowsOf(engine: Engine): Promise<Row[]> {
      const request = { filters: {}, size: 1000, order: 'itemId' };
      return (await engine.resource('item').list(present().database.read, request, admin)).rows;
    },
  };
}
