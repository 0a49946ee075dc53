import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChangeEvent } from '../../../src/runtime/form/model/changeEvent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts its runs; each lasts until the test ends it. */
function slow() {
  const ends: (() => void)[] = [];
  const event = new ChangeEvent(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.at(-1)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { event, end, runs: () => ends.length };
}

it('a choice runs the steps at once, typing when it pauses', () => {
  const { event, runs } = slow();
  event.changed(false);
  expect(runs()).toBe(1);
  const typed = slow();
  typed.event.changed(true);
  vi.advanceTimersByTime(399);
  typed.event.changed(true);
  vi.advanceTimersByTime(399);
  expect(typed.runs()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(typed.runs()).toBe(1);
});

it('what was typed counts when the field is left, and only once', () => {
  const { event, runs } = slow();
  event.left();
  expect(runs()).toBe(0);
  event.changed(true);
  event.left();
  expect(runs()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(runs()).toBe(1);
});

it('steps never overlap, and the last value is never missed', async () => {
  const { event, end, runs } = slow();
  event.changed(false);
  event.changed(false);
  event.changed(false);
  expect(runs()).toBe(1);
  await end();
  expect(runs()).toBe(2);
  await end();
  expect(runs()).toBe(2);
  event.changed(false);
  expect(runs()).toBe(3);
});

it('nothing runs for a field that is gone', () => {
  const { event, runs } = slow();
  event.changed(true);
  event.stop();
  vi.advanceTimersByTime(1000);
  expect(runs()).toBe(0);
});
