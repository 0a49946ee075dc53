/**
 * The short form of `npm run test:load`: everything is answered rightly under load; how fast is
 * not asked here.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heavies } from '../../load/heavy.ts';
import { during } from '../../load/light.ts';
import { mixed } from '../../load/mixed.ts';
import { startRig } from '../../load/rig.ts';
import type { Rig } from '../../load/rig.ts';

const sizes = { imported: 300, logged: 20_000, streams: 120, slowReaders: 20, locked: 300 };

let rig: Rig;
beforeAll(async () => {
  rig = await startRig({ rows: 30_000, people: 40 });
});
afterAll(() => rig.stop());

it.each(heavies.map((heavy) => [heavy.name, heavy] as const))(
  'light requests are answered during: %s',
  async (_, heavy) => {
    await heavy.prepare?.(rig, sizes);
    const { count, failed } = await during(rig, () => heavy.run(rig, sizes));
    expect(count).toBeGreaterThan(0);
    expect(failed).toBe(0);
  },
);

it('fifty connections are served, and every acknowledged record is there', async () => {
  const { kinds, created, lost } = await mixed(rig, 50, (serial) => serial < 1_000);
  expect(Object.values(kinds).map(({ failed }) => failed)).toEqual([0, 0, 0, 0, 0]);
  expect(created).toBe(100);
  expect(lost).toBe(0);
});
