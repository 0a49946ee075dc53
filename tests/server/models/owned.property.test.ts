/** Any history of nested saves by two clients equals a simple model in memory. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import type { Resource } from '../../../src/server/models/types.ts';
import { admin } from './support/actors.ts';
import { orderModels, products } from './support/orders.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let world: World;
let orders: Resource;
let count = 0;

beforeAll(async () => {
  world = await openWorld(orderModels, [products]);
  orders = world.engine.resource('order');
});
afterAll(() => world?.close());

/** What a client does to the list that it read last, then sends. */
type Edit =
  | { type: 'add'; at: number; quantity: number }
  | { type: 'remove'; at: number }
  | { type: 'move'; from: number; to: number }
  | { type: 'set'; at: number; quantity: number | null }
  | { type: 'copy'; at: number }
  | { type: 'steal'; at: number };

type Command =
  | { type: 'read'; client: number }
  | {
      type: 'save';
      client: number;
      edits: Edit[];
      /** The client knows versions. */
      versioned: boolean;
      /** Sends no lines at all. */
      bare: boolean;
    };

const place = fc.nat({ max: 6 });
const quantity = fc.integer({ min: -1, max: 9 });
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), at: place, quantity }),
  fc.record({ type: fc.constant('remove' as const), at: place }),
  fc.record({ type: fc.constant('move' as const), from: place, to: place }),
  fc.record({
    type: fc.constant('set' as const),
    at: place,
    quantity: fc.option(quantity),
  }),
  fc.record({ type: fc.constant('copy' as const), at: place }),
  { weight: 1, arbitrary: fc.record({ type: fc.constant('steal' as const), at: place }) },
);
const client = fc.constantFrom(0, 1);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('read' as const), client }),
  fc.record({
    type: fc.constant('save' as const),
    client,
    edits: fc.array(edit, { maxLength: 5 }),
    versioned: fc.boolean(),
    bare: fc.boolean(),
  }),
);

/** The list after the edits, as a form would hold it. */
function edited(lines: readonly Row[], edits: readonly Edit[], foreign: number): Row[] {
  const list = lines.map((line) => ({ ...line }));
  for (const one of edits) {
    if (one.type === 'add') list.splice(one.at, 0, { productId: 1, quantity: one.quantity });
    else if (one.type === 'remove') list.splice(one.at, 1);
    else if (one.type === 'move') list.splice(one.to, 0, ...list.splice(one.from, 1));
    else if (one.type === 'steal') list.splice(one.at, 0, { lineId: foreign, quantity: 5 });
    else if (list[one.at] === undefined) continue;
    else if (one.type === 'copy') list.splice(one.at, 0, { ...list[one.at] });
    else list[one.at] = { ...list[one.at], quantity: one.quantity };
  }
  return list;
}

/**
 * The order in memory. A line is known by a name of its own, for its key is the server's to give.
 */
interface Model {
  version: number;
  lines: { lineId: number | undefined; quantity: unknown }[];
}

/** What must become of the order; undefined: the save is refused. */
function expected(model: Model, { version, lines }: Row): Model | undefined {
  if (version !== undefined && version !== model.version) return undefined;
  const next = { version: model.version + 1, lines: model.lines };
  if (lines === undefined) return next;
  if (lines.length < 1 || lines.length > 20) return undefined;
  const known = new Set(model.lines.map(({ lineId }) => lineId));
  const named = lines.flatMap(({ lineId }: Row) => lineId ?? []);
  if (new Set(named).size < named.length || named.some((id: number) => !known.has(id)))
    return undefined;
  if (lines.some((line: Row) => !(line.quantity >= 1))) return undefined;
  return {
    ...next,
    lines: lines.map(({ lineId, quantity: amount }: Row) => ({ lineId, quantity: amount })),
  };
}

const read = (key: number): Promise<Row> => orders.get(world.database.read, key, admin);

async function create(lines: readonly Row[]): Promise<number> {
  const { orderId } = await world.database.transaction((db) =>
    orders.create(db, { orderNo: `P${++count}`, lines }, admin),
  );
  return orderId;
}

/** Whether the save was carried out. */
async function save(body: Row): Promise<boolean> {
  try {
    await world.database.transaction((db) => orders.replace(db, body, admin));
    return true;
  } catch (error) {
    expect(error).toMatchObject({ name: 'Refusal' });
    return false;
  }
}

it('equals the model', async () => {
  const foreign = await read(await create([{ productId: 2, quantity: 5 }]));
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (history) => {
      const orderId = await create([1, 2, 3].map((one) => ({ productId: 1, quantity: one })));
      const first = await read(orderId);
      const copies = [first, first];
      let model: Model = {
        version: 1,
        lines: first.lines.map(({ lineId, quantity: amount }: Row) => ({
          lineId,
          quantity: amount,
        })),
      };
      for (const one of history) {
        if (one.type === 'save') {
          const copy = copies[one.client]!;
          const body: Row = {
            orderId,
            orderNo: copy.orderNo,
            ...(one.versioned && { version: copy.version }),
            ...(!one.bare && {
              lines: edited(copy.lines, one.edits, foreign.lines[0].lineId),
            }),
          };
          const next = expected(model, body);
          expect(await save(body)).toBe(next !== undefined);
          model = next ?? model;
        }
        const now = await read(orderId);
        expect(now.version).toBe(model.version);
        expect(now.lines.map((line: Row) => line.quantity)).toEqual(
          model.lines.map((line) => line.quantity),
        );
        // Rows keep their keys; new ones have got one.
        model.lines.forEach(({ lineId }, index) => {
          if (lineId !== undefined) expect(now.lines[index].lineId).toBe(lineId);
        });
        model.lines = now.lines.map(({ lineId, quantity: amount }: Row) => ({
          lineId,
          quantity: amount,
        }));
        if (one.type === 'read') copies[one.client] = now;
      }
    }),
    { numRuns: 60 },
  );
  expect(await read(foreign.orderId)).toEqual(foreign);
});

it('lets one of two clients at once win', async () => {
  const orderId = await create([{ productId: 1, quantity: 1 }]);
  const copy = await read(orderId);
  const outcomes = await Promise.all(
    [5, 6].map((amount) =>
      save({ ...copy, lines: [...copy.lines, { productId: 2, quantity: amount }] }),
    ),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect((await read(orderId)).lines).toHaveLength(2);
});
