/** Shipments behind HTTP, with hooks that hold some of them back. */
import { expect } from 'vitest';
import type { Row } from '../../../../src/server/db/database.ts';
import { Refusal } from '../../../../src/server/http/errors.ts';
import type { Session } from '../../../../src/server/http/session.ts';
import { admin, role, staff } from './actors.ts';
import { serveModels } from './serve.ts';
import { shipmentModels } from './shipments.ts';

const verbs = ['list', 'query', 'add', 'edit', 'pay'].map((verb) => `test:shipment:${verb}`);
const callers: Record<string, Session> = {
  admin,
  // Sees the rows of department 101 only, and sends nothing.
  clerk: staff([role('3', verbs)]),
  // Sends whatever there is, but does not pay.
  sender: staff([role('1', ['test:shipment:query', 'test:shipment:send'])]),
};
/** What a transition from another state answers. */
export const notNow = { code: 500, msg: '当前状态不允许该操作' };

/** Serves shipments to the tests of a file. */
export function serveShipments() {
  const server = serveModels({
    models: shipmentModels,
    callers,
    base: '/test/shipment',
    prepare({ engine }) {
      engine.hooks('shipment', {
        beforeTransition: async (_db, { name, stored, changes }) => {
          if (name === 'ship' && stored.note === 'HELD') throw new Refusal('货物被扣留');
          // What a hook says about the state does not count.
          changes.status = 'cancelled';
        },
        beforeUpdate: async (_db, input) => {
          if (input.note === 'HOOK') input.status = 'shipped';
        },
      });
    },
  });
  const { call } = server;
  let count = 0;
  const newNo = (): string => `NO${++count}`;

  const read = async (id: number): Promise<Row> => (await call('GET', `/${id}`)).data;
  const history = async (id: number): Promise<Row[]> =>
    (await call('GET', `/transitions/${id}`)).rows;

  /** Key of a new shipment. */
  async function stored(facts: object = {}): Promise<number> {
    const shipmentNo = newNo();
    expect(await call('POST', '', { shipmentNo, ...facts })).toMatchObject({ code: 200 });
    const [row] = await server.world.sql(
      `select shipment_id as id from test_shipment where shipment_no = '${shipmentNo}'`,
    );
    return Number(row!.id);
  }
  return { server, call, newNo, read, history, stored };
}
