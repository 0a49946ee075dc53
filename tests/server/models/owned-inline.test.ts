/**
 * A model written where it is owned has a table, and is saved and read as those that have files.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProject } from '../../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../../src/schema/check/project.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { admin } from './support/actors.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const list = {
  version: 2,
  name: 'list',
  label: '清单',
  table: 'test_list',
  key: 'listId',
  fields: { listId: { type: 'id', label: '编号' } },
  relations: {
    entries: {
      type: 'owned',
      model: 'listEntry',
      fields: { text: { type: 'string', label: '内容', required: true } },
    },
  },
};

let world: World;

beforeAll(async () => {
  const path = 'schemas/models/list.json';
  const { models } = bundleProject(loadProject([{ path, text: JSON.stringify(list) }]), vocabulary);
  world = await openWorld([...models.values()]);
});
afterAll(() => world?.close());

it('keeps its rows in the order in which they were sent', async () => {
  const lists = world.engine.resource('list');
  const { listId } = await world.database.transaction((db) =>
    lists.create(db, { entries: [{ text: '二' }, { text: '一' }] }, admin),
  );
  const stored = await lists.get(world.database.read, listId, admin);
  expect(stored.entries).toMatchObject([{ text: '二' }, { text: '一' }]);
  const entries = stored.entries.toReversed();
  await world.database.transaction((db) => lists.update(db, { listId, entries }, admin));
  const after = await lists.get(world.database.read, listId, admin);
  expect(after.entries).toMatchObject([{ text: '一' }, { text: '二' }]);
  expect(
    await world.sql(`select count(*) as n from test_list_list_entry where list_id = ${listId}`),
  ).toMatchObject([{ n: expect.toSatisfy((n) => Number(n) === 2) }]);
});
