/** A start carries out by itself what the models ask of the rows that are there. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer } from '../../../src/server/start.ts';
import type { RunningServer } from '../../../src/server/start.ts';
import { createClient } from '../support/client.ts';
import { until } from '../../until.ts';
import { createTestDatabase } from '../support/database.ts';
import { adminPassword, environmentOf, projectRoot } from '../support/server.ts';

const note = (fields: object, migrations: object[] = []) => ({
  version: 2,
  name: 'note',
  label: '便签',
  table: 'test_note',
  key: 'noteId',
  path: '/test/note',
  permission: 'test:note',
  operations: ['list', 'get', 'create'],
  fields: { noteId: { type: 'id', label: '编号' }, ...fields },
  migrations,
});
const text = { type: 'string', label: '文', maxLength: 40 };
const before = note({ name: text });
const after = note(
  {
    given: text,
    family: text,
    length: { type: 'integer', label: '长度', computed: { $expr: 'length(family)' } },
  },
  [
    {
      id: '0001-given',
      type: 'deriveField',
      field: 'given',
      value: { $expr: "at(split(name, ' '), 0)" },
    },
    {
      id: '0002-family',
      type: 'deriveField',
      field: 'family',
      value: { $expr: 'substring(name, length(given) + 1)' },
    },
    { id: '0003-name', type: 'dropField', field: 'name' },
  ],
);
/** More than two batches. */
const rows = 1100;

it('brings rows along and works out computed fields, and serves the new model then', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-start-'));
  const { settings, drop } = await createTestDatabase();
  const config = readConfig(environmentOf({ settings }));
  const startWith = (model: object): Promise<RunningServer> => {
    writeFileSync(path.join(root, 'schemas/models/note.json'), JSON.stringify(model));
    return startServer({ config, root });
  };
  let server: RunningServer | undefined;
  try {
    cpSync(path.join(projectRoot, 'package.json'), path.join(root, 'package.json'));
    cpSync(path.join(projectRoot, 'schemas'), path.join(root, 'schemas'), { recursive: true });
    server = await startWith(before);
    const notes = Array.from({ length: rows }, (_, index) => ({ name: `Ann Lee${index}` }));
    for (let at = 0; at < rows; at += 100)
      await server
        .database!.write.insertInto('test_note')
        .values(notes.slice(at, at + 100))
        .execute();
    await server.close();
    server = await startWith(after);
    const admin = createClient(server.url);
    await admin.signIn('admin', adminPassword);
    const found = await admin.get('/test/note/list?pageSize=1&orderByColumn=noteId&isAsc=desc');
    expect(found).toMatchObject({
      total: rows,
      rows: [{ given: 'Ann', family: 'Lee1099', length: 7 }],
    });
    // The database may be slow for a moment.
    const ready = async () => (await fetch(`${server!.url}/readyz`)).json();
    await until(async () => expect(await ready()).toMatchObject({ code: 200 }));
  } finally {
    await server?.close();
    await drop();
    rmSync(root, { recursive: true, force: true });
  }
});
