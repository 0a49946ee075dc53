/** Schema files are read whole, whoever writes them meanwhile. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSchemaFiles } from '../../../src/server/schemas/files.ts';

let root: string;
const file = () => join(root, 'schemas/models/crate.json');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pageloom-files-'));
  await mkdir(join(root, 'schemas/models'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('a file that is written while it is read comes whole, as it was or as it is', async () => {
  const texts = [100, 200_000, 70_000].map((length) => JSON.stringify({ a: 'x'.repeat(length) }));
  for (let round = 0; round < 60; round += 1) {
    const [before, after] = [texts[round % 3]!, texts[(round + 1) % 3]!];
    writeFileSync(file(), before);
    const reading = readSchemaFiles(root);
    // Another moment of the reading in each round.
    for (let turn = 0; turn < round % 20; turn += 1) await setImmediate();
    writeFileSync(file(), after);
    const [{ text } = { text: '' }] = await reading;
    expect([before, after].map((whole) => whole.length)).toContain(text.length);
    expect(text === before || text === after).toBe(true);
  }
});

it('an empty file stays one', async () => {
  writeFileSync(file(), '');
  expect(await readSchemaFiles(root)).toEqual([{ path: 'schemas/models/crate.json', text: '' }]);
});
