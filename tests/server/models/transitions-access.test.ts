/**
 * Each transition is an endpoint of its own in the document of the API, with its own permission.
 */
import { describe, expect, it } from 'vitest';
import { transitionAccess } from '../../../src/schema/record/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { shipment, shipmentModels } from './support/shipments.ts';
import { serveModels } from './support/serve.ts';

const names = Object.keys(shipment.transitions!);
const permissionOf = (name: string): string => transitionAccess(shipment, name)!;
const usual = ['list', 'query', 'add', 'edit', 'remove'].map((verb) => `test:shipment:${verb}`);

const holding = (permissions: readonly string[]) => staff([role('1', permissions)]);
const callers = {
  admin,
  ...Object.fromEntries(
    names.flatMap((name) => [
      [`only ${name}`, holding([permissionOf(name)])],
      [
        `all but ${name}`,
        holding([...usual, ...names.filter((one) => one !== name).map(permissionOf)]),
      ],
    ]),
  ),
};

const server = serveModels({ models: shipmentModels, callers, base: '/test/shipment' });
const { call } = server;

it('each has one route, with its permission and the scope of its model', () => {
  const routes = server.world.engine
    .routes()
    .filter(({ method, path }) => method === 'PUT' && path.endsWith('/{shipmentIds}'));
  expect(
    routes.map(({ method, path, access, summary }) => ({ method, path, access, summary })),
  ).toEqual(
    names.map((name) => ({
      method: 'PUT',
      path: `/test/shipment/${name}/{shipmentIds}`,
      access: { permission: permissionOf(name) },
      summary: expect.stringContaining(shipment.transitions![name]!.label),
    })),
  );
});

/** A proof is asked for before the right, and there is nobody here to give one to. */
const plain = names.filter((name) => shipment.transitions![name]!.proof !== true);

describe.each(plain)('%s', (name) => {
  it('is refused to whoever may do all else, and open to whoever may do nothing else', async () => {
    const shipmentNo = `NO-${name}`;
    await call('POST', '', { shipmentNo, amount: 1 });
    const [stored] = await server.world.sql(
      `select shipment_id as id from test_shipment where shipment_no = '${shipmentNo}'`,
    );
    const state = async () => (await call('GET', `/${stored!.id}`)).data.status as string;
    const send = (caller: string) =>
      call('PUT', `/${name}/${stored!.id}`, { reason: '说明原因', expressNo: 'SF1' }, { caller });
    expect(await send(`all but ${name}`)).toMatchObject({ code: 403 });
    expect(await state()).toBe('new');
    expect((await send(`only ${name}`)).code).not.toBe(403);
  });
});
