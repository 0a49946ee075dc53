/** Unique values that parts exchange in one save, of every type that can be unique. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const within = { within: ['rackId'] };
const required = (type: Field['type'], more: Partial<Field> = {}): Field => ({
  type,
  label: type,
  required: true,
  unique: within,
  ...more,
});
const box: Model = {
  version: 2,
  name: 'box',
  label: '箱',
  table: 'test_box',
  key: 'boxId',
  fields: {
    boxId: { type: 'id', label: '编号' },
    rackId: { type: 'ref', label: '架', modes: [] },
    place: { type: 'integer', label: '顺序', modes: [] },
    slot: { type: 'string', label: '货位', maxLength: 5, unique: within },
    letter: required('string', { maxLength: 1 }),
    whole: required('integer'),
    long: required('long'),
    amount: required('decimal', { precision: 6, scale: 2 }),
    day: required('date'),
    moment: required('datetime'),
    /** Unique in the whole table. */
    serial: required('string', { maxLength: 20, unique: true }),
  },
  unique: [{ fields: ['rackId', 'place'] }],
};
const rack: Model = {
  version: 2,
  name: 'rack',
  label: '架',
  table: 'test_rack',
  key: 'rackId',
  fields: { rackId: { type: 'id', label: '编号' } },
  relations: {
    boxes: { type: 'owned', model: 'box', by: 'rackId', order: 'place', label: '箱' },
  },
};

let world: World;
beforeAll(async () => {
  world = await openWorld([box, rack]);
});
afterAll(() => world?.close());

const racks = () => world.engine.resource('rack');
const read = async (rackId: number): Promise<Row[]> =>
  (await racks().get(world.database.read, rackId, admin)).boxes;
const save = (rackId: number, boxes: readonly Row[]): Promise<void> =>
  world.database.transaction((db) => racks().update(db, { rackId, boxes }, admin));

/** The values of the nth box of a rack. */
const valuesOf = (rackId: number | string, n: number): Row => ({
  slot: `S${n}`,
  letter: 'abcdefgh'[n],
  whole: n,
  long: n,
  amount: n + 0.5,
  day: `2026-01-0${n + 1}`,
  moment: `2026-01-0${n + 1} 08:00:00`,
  serial: `${rackId}-${n}`,
});
const facts = ({ boxId, slot, letter, whole, long, amount, day, moment, serial }: Row): Row => ({
  boxId,
  slot,
  letter,
  whole,
  long,
  amount,
  day,
  moment,
  serial,
});
let count = 0;
async function makeRack(size: number): Promise<{ rackId: number; boxes: Row[] }> {
  const name = `R${++count}`;
  const boxes = Array.from({ length: size }, (_, n) => valuesOf(name, n));
  const { rackId } = await world.database.transaction((db) => racks().create(db, { boxes }, admin));
  return { rackId, boxes: (await read(rackId)).map(facts) };
}

it('are stored, whatever rows exchange, move, come and go', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }),
      fc.nat({ max: 2 }),
      async (kept, values, added) => {
        const { rackId, boxes } = await makeRack(5);
        // Rows in another order, each with the values of another; new ones take what is left.
        const changed = kept.map((at, index) => {
          const { boxId: _key, ...other } = boxes[values[index]!]!;
          return { boxId: boxes[at]!.boxId, ...other };
        });
        const rest = values.slice(kept.length, kept.length + added).map((at) => {
          const { boxId: _key, ...other } = boxes[at]!;
          return other;
        });
        const sent: Row[] = [...rest, ...changed];
        await save(rackId, sent);
        const stored = (await read(rackId)).map(facts);
        expect(stored).toEqual(sent.map((row, index) => ({ boxId: stored[index]!.boxId, ...row })));
      },
    ),
    { numRuns: 30 },
  );
});

it('are refused where two rows end up with the same', async () => {
  const { rackId, boxes } = await makeRack(3);
  const [one, two, three] = boxes;
  await expect(
    save(rackId, [{ ...one, slot: two!.slot }, { ...two, slot: three!.slot }, three!]),
  ).rejects.toMatchObject({ field: 'boxes[1].slot' });
  await expect(
    save(rackId, [
      { ...one, letter: 'c' },
      { ...two, letter: 'c' },
      { ...three, letter: 'a' },
    ]),
  ).rejects.toMatchObject({ field: 'boxes[1].letter' });
  expect((await read(rackId)).map(facts)).toEqual(boxes);
});
