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
/** How many models and pages the checker finds nothing wrong with. */
function checked(): { models: number; pages: number } {
  const text = project.check();
  const [, models, pages] = /^(\d+) models, (\d+) pages .*: no problems/m.exec(text) ?? [];
  expect(models, text).toBeDefined();
  return { models: Number(models), pages: Number(pages) };
}

interface Answer {
  code: number;
  token: string;
  data: number;
  rows: Record<string, unknown>[];
}

test('a folder is all that a new capability needs', () => {
  const before = checked();
  // What `npm run generate` writes for the installation.
  expect(project.add(added)).toEqual(['extensions/generated/capabilities.gen.ts']);
  const permissions = project.evaluate(
    'src/server/capabilities/permissions.ts',
    'writtenPermissions()',
  );
  expect(permissions).toContain('webhook:call:list');
  // Its files are checked with those of the project; its page reads the feature that it offers.
  expect(checked()).toEqual({ models: before.models + 1, pages: before.pages + 1 });
  expect(project.run('scripts/translate.mjs')).toContain('0 added, 0 removed, 0 to translate');
});

test('its hook, model, dictionary, setting, page and work in the background do what they should', async ({
  page,
}) => {
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
    // The front end knows nothing of it: the one that is built serves.
    const app = await project.start({ pages: 'shared' });
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
    await page.context().addCookies([{ name: 'access_token', value: token, url: app.url }]);
    await page.goto(`${app.url}/#/tool/webhook`);
    await expect(page.getByRole('link', { name: '通知外部系统' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '停机维护' });
    await expect(row).toContainText('已发送');
    await expect(page.getByText('发布的通知会转发给外部系统')).toBeVisible();
  } finally {
    receiver.close();
  }
});
