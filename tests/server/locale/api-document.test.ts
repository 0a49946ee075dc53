/** The API document in English. */
import { beforeAll, expect, it } from 'vitest';
import { apiEnUS } from '../../../src/server/locale/api-en-US.ts';
import { startedAdmin, startedServer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);
beforeAll(async () => {
  const { rows } = await admin.get('/system/config/list?configKey=sys.locale.enabled');
  await admin.put('/system/config', { ...rows[0], configValue: 'true' });
});

const documentIn = async (language: string): Promise<string> => {
  const response = await fetch(`${server.url}/api/v3/api-docs`, {
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
  });
  return response.text();
};

it('has no Chinese left, and the same endpoints', async () => {
  const english = await documentIn('en-US');
  expect(english.match(/.{0,40}\p{Script=Han}.{0,40}/gu) ?? []).toEqual([]);
  expect(english).toContain('"Needs the permission system:post:list"');
  expect(english).toContain('"summary":"Add position"');
  const chinese = await documentIn('zh-CN');
  expect(chinese).toContain('"summary":"新增岗位"');
  const paths = (text: string) => Object.keys((JSON.parse(text) as { paths: object }).paths);
  expect(paths(english)).toEqual(paths(chinese));
});

it('has a catalogue of texts that it says', async () => {
  const chinese = await documentIn('zh-CN');
  const unused = Object.keys(apiEnUS).filter(
    (text) => !/\{\d\}/.test(text) && !chinese.includes(JSON.stringify(text)),
  );
  expect(unused).toEqual([]);
});
