/** `format: json`: a text that is held to be JSON, whoever sends it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld([
    {
      version: 2,
      name: 'gateway',
      label: '网关',
      table: 'test_gateway',
      key: 'gatewayId',
      fields: {
        gatewayId: { type: 'id', label: '编号' },
        settings: { type: 'text', label: '设置', format: 'json', widget: 'JsonEditor' },
      },
    },
  ]);
});
afterAll(() => world.close());

const add = (input: Row): Promise<Row> =>
  world.database.transaction((db) => world.engine.resource('gateway').create(db, input, admin));

it('takes JSON as it was written, and nothing, and refuses other texts at the field', async () => {
  for (const settings of ['{ "port":  8080 }', '[]', '"x"', null, '']) await add({ settings });
  for (const settings of ['{"port": 8080', 'port=8080', "{'port': 1}"])
    await expect(add({ settings })).rejects.toThrow('设置不是有效的 JSON');
});
