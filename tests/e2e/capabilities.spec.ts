/**
 * A capability of the server is a folder: the files that the guide shows are put into a copy of the
 * project, and nothing else.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminPassword } from './support/app.ts';
import { filesOf } from './support/guide.ts';
import { guideProject } from './support/guideProject.ts';
import { expect, test } from './support/test.ts';

const project = guideProject();
const added = filesOf('add-a-capability.md');

interface Answer {
  code: number;
  token: string;
  data: number;
  rows: Record<string, unknown>[];
}

test('a folder is all that a new capability needs', () => {
  // What `npm run generate` writes for the installation.
  expect(project.add(added)).toEqual(['extensions/generated/capabilities.gen.ts']);
  const permissions = project.evaluate(
    'src/server/capabilities/permissions.ts',
    'writtenPermissions()',
  );
  expect(permissions).toContain('webhook:call:list');
  // A page of the guide reads the feature that the capability offers.
  expect(project.check()).toContain('no problems');
});

test('its hook, table, setting and work in the background do what they should', async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    const app = await project.start({ built: false });
    const call = async (method: string, address: string, body?: object, token = '') => {
      const reply = await fetch(`${app.url}/api${address}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await reply.json()) as Answer;
    };
    const { token } = await call('POST', '/login', { username: 'admin', password: adminPassword });
    const index = await fetch(`${app.url}/schemas/index.json`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await index.json()).toMatchObject({ features: { webhook: true, push: true } });
    const notice = { noticeTitle: '停机维护', noticeType: '1', noticeContent: '今晚', status: '0' };
    expect((await call('POST', '/system/notice', notice, token)).code).toBe(200);
    // Nobody has said where to yet.
    expect((await call('GET', '/webhook/waiting', undefined, token)).data).toBe(1);
    expect((await call('GET', '/webhook/waiting')).code).toBe(401);
    const { port } = receiver.address() as AddressInfo;
    const found = await call('GET', '/system/config/list?configKey=webhook', undefined, token);
    const [setting] = found.rows;
    expect(setting).toMatchObject({ configName: '外部系统地址', configValue: '' });
    const changed = { ...setting, configValue: `http://127.0.0.1:${port}/` };
    expect((await call('PUT', '/system/config', changed, token)).code).toBe(200);
    await expect.poll(() => received.length).toBe(1);
    expect(JSON.parse(received[0]!)).toMatchObject({ title: '停机维护' });
    await expect
      .poll(async () => (await call('GET', '/webhook/waiting', undefined, token)).data)
      .toBe(0);
  } finally {
    receiver.close();
  }
});
