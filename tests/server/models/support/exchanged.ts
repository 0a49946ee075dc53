/** Gadgets and people that are exported and imported as workbooks. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';
import type { Row } from '../../../../src/server/db/database.ts';
import { readWorkbook, writeWorkbook } from '../../../../src/server/excel/index.ts';
import { admin } from './actors.ts';
import { gadget } from './gadgets.ts';
import { departments, organisation } from './organisation.ts';
import { callRoute, downloaded } from './route-calls.ts';
import { uploadOf } from './upload.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

/** A fresh database before each test of a file. */
export function openedExchange() {
  let world: World;
  beforeEach(async () => {
    await world?.close();
    world = await openWorld([gadget, ...organisation], [departments]);
  });
  afterAll(() => world?.close());
  const gadgets = () => world.engine.resource('gadget');
  return {
    get world() {
      return world;
    },
    /** The cells of an exported workbook, its header first. */
    async sheet(path: string, query: Row = {}): Promise<string[][]> {
      const { header, rows } = await readWorkbook(await downloaded(world, path, { query }));
      return [header, ...rows.map(({ cells }) => cells)];
    },
    /** Imports gadgets; answers what is said of it. */
    async importing([header = [], ...rows]: string[][], updateSupport = false): Promise<string> {
      async function* body(): AsyncGenerator<string[][]> {
        yield rows;
      }
      const columns = header.map((label) => ({ label }));
      const file = await buffer(writeWorkbook({ sheetName: '数据', columns }, body()));
      const request = uploadOf(file, { updateSupport: String(updateSupport) });
      const answer = await callRoute(world, ['POST', '/test/gadget/importData'], { request });
      return String((answer as { msg: unknown }).msg);
    },
    add: (input: Row): Promise<Row> =>
      world.database.transaction((db) => gadgets().create(db, input, admin)),
    /** The gadgets in the order in which they were stored. */
    stored: async (): Promise<Row[]> =>
      (
        await gadgets().list(
          world.database.read,
          { filters: {}, size: 1000, order: 'gadgetId' },
          admin,
        )
      ).rows,
  };
}
