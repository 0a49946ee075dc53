/**
 * A capability of the server, by docs/add-a-capability.md: its hook, model, dictionary, setting,
 * page and work in the background.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminPassword } from '../app.ts';
import { filesOf } from '../guide.ts';
import type { GuideProject } from '../guideProject.ts';
import { expect } from '../test.ts';
import type { Proof } from './proof.ts';

/** How many models and pages the checker finds nothing wrong with. */
function checked(project: GuideProject): { models: number; pages: number } {
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

export const capability: Proof = {
  kind: 'a capability',
  files: filesOf('add-a-capability.md'),
  generated: ['extensions/generated/capabilities.gen.ts'],
  watch(project) {
    const before = checked(project);
    return () => {
      // Its files are checked with those of the project; its page reads the feature that it offers.
      expect(checked(project)).toEqual({ models: before.models + 1, pages: before.pages + 1 });
    };
  },
  use: {},
  known(project) {
    const permissions = project.evaluate(
      'src/server/capabilities/permissions.ts',
      'writtenPermissions()',
    );
    expect(permissions).toContain('webhook:call:list');
    expect(project.run('scripts/translate.mjs')).toContain('0 added, 0 removed, 0 to translate');
  },
  async running(page, app) {
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
      const { token } = await call('POST', '/login', {
        username: 'admin',
        password: adminPassword,
      });
      const index = await fetch(`${app.url}/schemas/index.json`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await index.json()).toMatchObject({ features: { webhook: true, push: true } });
      const notice = {
        noticeTitle: '停机维护',
        noticeType: '1',
        noticeContent: '今晚',
        status: '0',
      };
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
  },
};
