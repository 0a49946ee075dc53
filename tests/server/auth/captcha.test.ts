/** What captchas ask, and that either kind signs in (protocol.md 2.2). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charQuestion, mathQuestion } from '../../../src/server/auth/captcha/question.ts';
import { adminPassword, startServer, type Client, type TestServer } from '../support/index.ts';

const draws = <T>(draw: () => T): T[] => Array.from({ length: 500 }, draw);
const results: Record<string, (x: number, y: number) => number> = { '+': (x, y) => x + y, '-': (x, y) => x - y, '*': (x, y) => x * y, '/': (x, y) => x / y };

describe('a sum', () => {
  it('has two digits, any of the four operators, and a whole answer that is not negative', () => {
    const seen = new Set<string>();
    for (const { text, answer } of draws(mathQuestion)) {
      const [, x, operator, y] = /^([0-9])([-+*/])([0-9])=\?$/.exec(text)!;
      expect(answer, text).toBe(String(results[operator](Number(x), Number(y))));
      expect(answer, text).toMatch(/^\d{1,2}$/);
      seen.add(operator);
    }
    expect([...seen].sort()).toEqual(['*', '+', '-', '/']);
  });
});

describe('characters', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startServer({ env: { CAPTCHA: 'char' } });
    client = server.client();
  });
  afterAll(() => server.stop());

  it('are four, none that looks like another, and never the same twice', () => {
    const texts = draws(charQuestion).map(({ text, answer }) => {
      expect(answer).toBe(text);
      return text;
    });
    for (const text of texts) expect(text).toMatch(/^[A-Z0-9]{4}$/);
    expect(texts.join('')).not.toMatch(/[01OIl258SZB]/);
    expect(new Set(texts).size).toBeGreaterThan(450);
  });

  it('are answered in either case', async () => {
    const { uuid, img } = await client.get('/captchaImage');
    expect(Buffer.from(img, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const { answer } = await server.database.read.selectFrom('sys_captcha').select('answer').where('id', '=', uuid).executeTakeFirstOrThrow();
    expect(await client.post('/login', { username: 'admin', password: adminPassword, uuid, code: ` ${answer.toLowerCase()} ` })).toMatchObject({ code: 200 });
  });
});
