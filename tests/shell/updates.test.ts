import { expect, test } from 'vitest';
import { createUpdates, entryOf } from '../../src/shell/status/updates.ts';

const page = (entry: string) =>
  '<!doctype html><head><script src="./boot.js"></script>' +
  `<script type="module" crossorigin src="./assets/${entry}"></script></head>`;

test('a start page names its entry script', () => {
  expect(entryOf(page('index-abc.js'))).toBe('index-abc.js');
  expect(entryOf('<p>gateway timeout</p>')).toBeUndefined();
});

test('another build is reported; the same one, failures and strange answers are not', async () => {
  let moment = 0;
  let answer: () => Promise<string> = async () => page('index-a.js');
  let asked = 0;
  const updates = createUpdates({
    running: 'index-a.js',
    fetchPage: () => (asked++, answer()),
    now: () => moment,
  });
  const check = async () => {
    moment += 60_000;
    await updates.check();
    return updates.store.getState().updated;
  };
  expect(await check()).toBe(false);
  answer = () => Promise.reject(new Error('no network'));
  expect(await check()).toBe(false);
  answer = async () => '<p>gateway timeout</p>';
  expect(await check()).toBe(false);
  answer = async () => page('index-b.js');
  expect(await check()).toBe(true);
  const before = asked;
  await check();
  expect(asked).toBe(before);
});

test('it is not asked again and again', async () => {
  let moment = 0;
  let asked = 0;
  const updates = createUpdates({
    running: 'index-a.js',
    fetchPage: async () => page(`index-a.js${asked++ > 99}`),
    now: () => moment,
  });
  await updates.check();
  expect(asked).toBe(0);
  moment = 31_000;
  await Promise.all([updates.check(), updates.check()]);
  expect(asked).toBe(1);
});
