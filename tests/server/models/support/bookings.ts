/** The example docs/examples/booking behind HTTP: rooms that are booked for a time. */
import { readFileSync } from 'node:fs';
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import { admin } from './actors.ts';
import { operlog } from './app.ts';
import { serveModels } from './serve.ts';

const file = new URL('../../../../docs/examples/booking/model.json', import.meta.url);
const booking = JSON.parse(readFileSync(file, 'utf8')) as Model;

export const morning = { begin: '2026-03-02 08:00:00', end: '2026-03-02 12:00:00' };
export const noon = { begin: '2026-03-02 12:00:00', end: '2026-03-02 13:00:00' };

/** Serves the model to the tests of a file. */
export function serveBookings() {
  const server = serveModels({ models: [booking, operlog], callers: { admin } });
  return Object.assign(server, {
    clear: () => server.world.sql('delete from demo_booking'),
    create: (record: Row) => server.call('POST', '/demo/booking', record),
    listed: async (search = ''): Promise<Row[]> =>
      (await server.call('GET', `/demo/booking/list?pageNum=1&pageSize=1000${search}`)).rows,
  });
}
