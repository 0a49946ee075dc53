/** An installation that gets the files of docs/add-a-dictionary.md, as that page says. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer } from '../../../src/server/start.ts';
import { filesOf, jsonOf } from '../../guideFiles.ts';
import { createClient } from '../support/client.ts';
import { createTestDatabase } from '../support/database.ts';
import { adminPassword, environmentOf, projectRoot } from '../support/index.ts';

const guide = 'add-a-dictionary.md';

let root: string;
let test: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pageloom-dictionary-'));
  for (const name of ['package.json', 'schemas'])
    await cp(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  test = await createTestDatabase();
});
afterEach(async () => {
  await test.drop();
  await rm(root, { recursive: true, force: true });
});

/** Starts the server; @returns the entries that a field with the dictionary offers. */
async function offered(): Promise<object[]> {
  const server = await startServer({ config: readConfig(environmentOf(test)), root });
  const admin = await createClient(server.url).signIn('admin', adminPassword);
  const { data } = await admin.get('/system/dict/data/type/demo_pack');
  await server.close();
  return data;
}

it('offers the entries, and keeps one whose value changes', async () => {
  const files = filesOf(guide);
  const [entries = ''] = Object.keys(files).filter((file) => /91/.test(file));
  const { renames } = jsonOf(guide).find((part) => part.renames) ?? {};
  const write = (file: string, text: string) => writeFile(path.join(root, file), text);

  for (const [file, text] of Object.entries(files)) await write(file, text);
  await write(entries, files[entries]!.replace('"box"', '"carton"'));
  const before = await offered();
  expect(before).toMatchObject([
    { dictValue: 'carton', dictLabel: '纸箱', listClass: 'primary', isDefault: 'Y' },
    { dictValue: 'bag', dictLabel: '袋装', listClass: 'info', isDefault: 'N' },
  ]);

  await write(entries, JSON.stringify({ ...JSON.parse(files[entries]!), renames }));
  const [{ dictCode }] = before as [{ dictCode: number }];
  expect(await offered()).toMatchObject([{ dictCode, dictValue: 'box' }, { dictValue: 'bag' }]);
});
