/** Answers in English: where it is open and asked for, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { adminPassword, startedServer } from '../support/index.ts';

const server = startedServer();

const body = JSON.stringify({ username: 'nobody', password: 'wrong-one' });
const signIn = async (headers: Record<string, string>, sent = body) => {
  const response = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: sent,
  });
  return (await response.json()) as { code: number; msg: string };
};

/** Opens or closes English. */
async function english(value: 'true' | 'false'): Promise<void> {
  const admin = await server.admin();
  const { rows } = await admin.get('/system/config/list?configKey=sys.locale.enabled');
  const { code } = await admin.put('/system/config', { ...rows[0], configValue: value });
  expect(code).toBe(200);
}

describe('the language of answers', () => {
  it('is Chinese until English is opened, whoever asks', async () => {
    expect((await signIn({ 'accept-language': 'en-US' })).msg).toMatch(/\p{Script=Han}/u);
  });

  it('follows the cookie, then Accept-Language, and is Chinese for all others', async () => {
    await english('true');
    const refused = /\p{Script=Han}/u;
    expect((await signIn({ 'accept-language': 'en-US,en;q=0.9' })).msg).not.toMatch(refused);
    expect((await signIn({ cookie: 'lang=en-US', 'accept-language': 'zh-CN' })).msg).not.toMatch(
      refused,
    );
    expect((await signIn({ cookie: 'lang=zh-CN', 'accept-language': 'en' })).msg).toMatch(refused);
    for (const header of ['zh-CN,zh;q=0.9,en;q=0.8', 'de', '*', ';;q=,', 'en;q=0.1,zh'])
      expect((await signIn({ 'accept-language': header })).msg, header).toMatch(refused);
    expect((await signIn({})).msg).toMatch(refused);
  });

  it('is that of the page schemas, too', async () => {
    const { token } = (await (
      await fetch(`${server.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: adminPassword }),
      })
    ).json()) as { token: string };
    const page = async (lang: string) => {
      const response = await fetch(`${server.url}/schemas/pages/system/post.json`, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
      });
      // oxlint-disable-next-line typescript/no-explicit-any -- read as a client would
      return { etag: response.headers.get('etag'), bundle: (await response.json()) as any };
    };
    const [chinese, english] = [await page('zh-CN'), await page('en-US')];
    expect(chinese.bundle.page.title).toBe('岗位管理');
    expect(english.bundle.page.title).toBe('Positions');
    expect(english.bundle.models.post.label).toBe('Position');
    expect(english.etag).not.toBe(chinese.etag);
  });
});
