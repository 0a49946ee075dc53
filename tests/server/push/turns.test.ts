import { expect, it } from 'vitest';
import { eachInTurns } from '../../../src/server/push/turns.ts';

it('lets others have the event loop between fifty and fifty', async () => {
  const order: string[] = [];
  const others = (): void => {
    order.push('others');
    if (order.length < 1_000) setImmediate(others);
  };
  setImmediate(others);
  await eachInTurns(
    Array.from({ length: 180 }, (_, index) => index),
    (index) => order.push(String(index)),
  );
  const turns = order.join(' ').split(/(?: ?others ?)+/);
  expect(turns.map((one) => one.split(' ').filter(Boolean).length).filter(Boolean)).toEqual([
    50, 50, 50, 30,
  ]);
  expect(order.filter((one) => one !== 'others')).toEqual(
    Array.from({ length: 180 }, (_, index) => String(index)),
  );
});
