/**
 * In development a model file shows without a restart: table, routes and menu; a change that would
 * lose data is refused and all goes on.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  projectRoot,
  startServer,
  type Answer,
  type Client,
  type TestServer,
} from '../support/index.ts';
import { until } from '../../until.ts';

let root: string;
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-dev-'));
  for (const name of ['schemas', 'package.json'])
    cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  server = await startServer({ root, env: { NODE_ENV: 'development' } });
  admin = await server.admin();
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const modelFile = () => path.join(root, 'schemas/models/crate.json');
const fields: Record<string, object> = {
  crateId: { type: 'id', label: '编号' },
  crateName: { type: 'string', label: '名称', required: true, maxLength: 20 },
};
const writeModel = (more: Record<string, object> = {}, without: string[] = []) => {
  const all = Object.fromEntries(
    Object.entries({ ...fields, ...more }).filter(([name]) => !without.includes(name)),
  );
  const model = {
    $schema: '../meta/model.schema.json',
    version: 2,
    name: 'crate',
    label: '箱子',
    table: 'demo_crate',
    key: 'crateId',
    labelField: 'crateName',
    path: '/demo/crate',
    permission: 'demo:crate',
    fields: all,
  };
  writeFileSync(modelFile(), JSON.stringify(model, null, 2));
};
const answers = (ask: () => Promise<Answer>, expected: object) =>
  until(async () => expect(await ask()).toMatchObject(expected));

it('serves a new model, then its new field, and keeps serving when a change is refused', async () => {
  expect(await admin.get('/demo/crate/list')).toMatchObject({
    code: 500,
    msg: 'No static resource demo/crate/list.',
  });
  writeModel();
  await answers(() => admin.get('/demo/crate/list'), { code: 200, total: 0 });
  await admin.post('/demo/crate', { crateName: '一号' });
  writeModel({ colour: { type: 'string', label: '颜色', maxLength: 10, default: '红' } });
  await answers(() => admin.get('/demo/crate/1'), {
    code: 200,
    data: { crateName: '一号', colour: '红' },
  });

  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeModel({ crateName: { type: 'integer', label: '名称' } });
  await until(() =>
    expect(reported.mock.calls.flat().join('\n')).toMatch(/could lose data[\s\S]*crate/),
  );
  reported.mockRestore();
  expect(await admin.get('/demo/crate/1')).toMatchObject({
    code: 200,
    data: { crateName: '一号' },
  });
  expect(readFileSync(modelFile(), 'utf8')).toContain('integer');
});

it('reports changes to open pages', async () => {
  const stop = new AbortController();
  const events = await fetch(`${server.url}/schemas/events`, { signal: stop.signal });
  expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  writeModel({
    colour: { type: 'string', label: '颜色', maxLength: 10, default: '红' },
    weight: { type: 'integer', label: '重量' },
  });
  let text = '';
  while (!text.includes('data:')) text += (await reader.read()).value ?? '';
  expect(JSON.parse(/data: (.*)/.exec(text)?.[1] ?? 'null')).toMatchObject({ models: ['crate'] });
  // The change is served by the time it is reported.
  expect(await admin.get('/demo/crate/1')).toMatchObject({ data: { weight: null } });
  stop.abort();
});
