/** States over HTTP, on both databases: where they begin, and that only transitions move them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { Refusal } from '../../../src/server/http/errors.ts';
import { workbookForm } from '../support/index.ts';
import { notNow, serveShipments } from './support/served-shipments.ts';
import { shipment } from './support/shipments.ts';

const { server, call, newNo, read, history, stored } = serveShipments();

describe('a state', () => {
  it('is an initial one in a new record', async () => {
    for (const status of ['shipped', 'cancelled', null])
      expect(await call('POST', '', { shipmentNo: newNo(), status })).toMatchObject(
        status === null ? { code: expect.any(Number) } : notNow,
      );
    expect(await read(await stored())).toMatchObject({ status: 'new' });
  });

  it('stays through edits, and no edit, hook or import changes it', async () => {
    const id = await stored();
    const row = await read(id);
    expect(await call('PUT', '', { ...row, note: '改' })).toMatchObject({ code: 200 });
    expect(await call('PUT', '', { ...row, version: 2, status: 'paid' })).toMatchObject(notNow);
    expect(await call('PUT', '', { ...row, version: 2, note: 'HOOK' })).toMatchObject(notNow);
    const form = await workbookForm(['单号', '状态', '金额'], [[row.shipmentNo, '已发货', '5']]);
    const answer = await call('POST', '/importData?updateSupport=true', form);
    expect(answer.msg).toContain('当前状态不允许该操作');
    expect(await read(id)).toMatchObject({ status: 'new', amount: 1, note: '改' });
  });
});

const states = ['new', 'paid', 'shipped', 'cancelled'];
const request = fc.oneof(
  fc.record({ by: fc.constant('edit' as const), status: fc.constantFrom(...states) }),
  fc.record({ by: fc.constantFrom('pay', 'ship', 'cancel', 'reopen') }),
  fc.record({ by: fc.constant('server' as const), status: fc.constantFrom(...states) }),
);

it('moves only as the model declares, whatever the requests', async () => {
  const moves = Object.values(shipment.transitions!).flatMap(({ from, to }) =>
    from.map((state) => `${state} ${to}`),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('new', 'paid'),
      fc.array(request, { maxLength: 12 }),
      async (first, requests) => {
        const id = await stored({ status: first });
        const seen = [first];
        for (const one of requests) {
          if (one.by === 'edit')
            await call('PUT', '', { shipmentId: id, shipmentNo: `NO${id}`, ...one });
          else if (one.by === 'server')
            await server.world.database
              .transaction((db) =>
                server.world.engine
                  .resource('shipment')
                  .update(db, { shipmentId: id, status: (one as Row).status }, null),
              )
              .catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
          else await call('PUT', `/${one.by}/${id}`, { expressNo: `P${id}`, reason: '试试' });
          const { status } = await read(id);
          if (status !== seen.at(-1)) seen.push(status);
        }
        const made = seen.slice(1).map((state, index) => `${seen[index]} ${state}`);
        expect(made.filter((move) => !moves.includes(move))).toEqual([]);
        expect((await history(id)).map(({ from, to }) => `${from} ${to}`).reverse()).toEqual(made);
      },
    ),
    { numRuns: 12, seed: 10 },
  );
});
