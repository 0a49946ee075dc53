/** What one person may have running at once of what keeps the server busy for long. */
import { expect, it } from 'vitest';
import { makeUser, startedAdmin, startedServer } from '../support/index.ts';
import type { Client } from '../support/index.ts';

const gate = Promise.withResolvers<void>();
let entered = 0;
const server = startedServer({
  // Each export waits in front of its first row.
  extraRoutes: (services) => {
    services.engine.hooks('logininfor', {
      async shape() {
        entered += 1;
        await gate.promise;
      },
    });
    return [];
  },
});
const admin = startedAdmin(server);

const exportLogins = (client: Client) =>
  client.raw('POST', '/monitor/logininfor/export', { body: new URLSearchParams() });

it('exports: two of a person, and others are not held up by that', async () => {
  const running = [exportLogins(admin), exportLogins(admin)];
  await expect.poll(() => entered).toBe(2);
  const third = await exportLogins(admin);
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toBe('5');
  expect(await third.json()).toEqual({
    code: 429,
    msg: '您有两个文件正在导出，请稍候再试',
    retryAfter: 5,
  });
  const person = await makeUser(server.database, 'second', {
    permissions: ['monitor:logininfor:export'],
  });
  const other = exportLogins(await server.signIn('second', person.password));
  await expect.poll(() => entered).toBe(3);
  gate.resolve();
  for (const answer of await Promise.all([...running, other])) {
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  await expect.poll(async () => (await exportLogins(admin)).status).toBe(200);
});
