/** What captchas ask, and that either kind signs in (docs/protocol/sign-in.md#sign-in). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charQuestion, mathQuestion } from '../../../src/server/auth/captcha/question.ts';
import { adminPassword, startServer, type Client, type TestServer } from '../support/index.ts';

const draws = <T>(draw: () => T): T[] => Array.from({ length: 500 }, draw);

describe('a sum', () => {
  it('is of four digits and one, with one of 9,000 answers', () => {
    const answers = new Set<string>();
    const operators = new Set<string>();
    for (const { text, answer } of draws(mathQuestion)) {
      const [, x, operator = '', y] = /^(\d{4,5})([-+])([1-9])=\?$/.exec(text)!;
      expect(answer, text).toBe(
        String(operator === '+' ? Number(x) + Number(y) : Number(x) - Number(y)),
      );
      expect(answer, text).toMatch(/^[1-9]\d{3}$/);
      expect(text.length, text).toBeLessThanOrEqual(8);
      operators.add(operator);
      answers.add(answer);
    }
    expect([...operators].sort()).toEqual(['+', '-']);
    // Of 500 draws from 9,000 about fourteen meet one that was drawn before.
    expect(answers.size).toBeGreaterThan(400);
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
    const { answer } = await server.database.read
      .selectFrom('sys_captcha')
      .select('answer')
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(
      await client.post('/login', {
        username: 'admin',
        password: adminPassword,
        uuid,
        code: ` ${answer.toLowerCase()} `,
      }),
    ).toMatchObject({ code: 200 });
  });
});
