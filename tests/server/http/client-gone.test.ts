/** A read whose client goes away ends; others are served all the while. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { defineRoute } from '../../../src/server/http/route.ts';
import { startedAdmin, startedServer, testDialect } from '../support/index.ts';

/** Reads that have begun and not ended. */
const running = new Set<symbol>();
let begun: () => void = () => undefined;

const endless =
  testDialect === 'postgres'
    ? sql`select pg_sleep(600)`
    : sql`with recursive c(x) as (select 1 union all select x + 1 from c) select x from c where x % 100000 = 0`;

const server = startedServer({
  extraRoutes: () => [
    defineRoute({
      method: 'GET',
      path: '/test/endless',
      summary: 'Reads for ever',
      tag: 'test',
      access: 'session',
      answer: 'ajax',
      async handler({ db }) {
        const read = Symbol('read');
        running.add(read);
        begun();
        try {
          await endless.execute(db);
        } finally {
          running.delete(read);
        }
      },
    }),
  ],
});
const admin = startedAdmin(server);

it('ends the read of a client that goes, and frees its place', async () => {
  for (let round = 0; round < 6; round += 1) {
    const leaving = new AbortController();
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const answer = admin.raw('GET', '/test/endless', { signal: leaving.signal });
    await hasBegun;
    expect(await admin.get('/system/post/list')).toMatchObject({ code: 200 });
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => running.size).toBe(0);
  }
});

it('lets one person read only so much at once, and refuses what is beyond in words', async () => {
  const leaving = new AbortController();
  const answers = Array.from({ length: 130 }, () =>
    admin.raw('GET', '/test/endless', { signal: leaving.signal }),
  );
  const refused = await Promise.any(answers);
  expect(await refused.json()).toEqual({ code: 500, msg: '操作过于频繁，请稍候再试' });
  const ends = Promise.allSettled(answers);
  leaving.abort();
  await ends;
  await expect.poll(() => running.size).toBe(0);
  expect(await admin.get('/system/post/list')).toMatchObject({ code: 200 });
});
