/** Logs that are kept for some days only. */
import { expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import { createAuditChain } from '../../../src/server/logs/audit/chain.ts';
import { verifyAudit } from '../../../src/server/logs/audit/verify.ts';
import { removeOldLogs } from '../../../src/server/logs/retention.ts';
import { type Client, setParameter, startedAdmin, startedServer } from '../support/index.ts';

const day = 86_400_000;
let clock = Date.parse('2026-03-01T00:00:00Z');
const server = startedServer({ now: () => clock });
const admin = startedAdmin(server);

/** Removes what is too old some days from now. */
async function remove(days: number): Promise<number> {
  const { database, env } = server;
  const now = () => clock + days * day;
  const secret = await openSecretKey(readConfig(env));
  const audit = createAuditChain({
    database,
    secret,
    now,
    onError: (error) => {
      throw error;
    },
  });
  const removed = await removeOldLogs({ database, now, audit });
  await audit.close();
  return removed;
}

const set = (key: string, value: string) => setParameter(server.database, key, value);
const count = async (table: string) =>
  Number(
    (
      await server.database.read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const intact = async () =>
  verifyAudit(server.database, await openSecretKey(readConfig(server.env)));

it('are for ever by default, and then as long as the parameters say, never less than a week', async () => {
  for (const postSort of [1, 2, 3])
    await admin.put('/system/post', {
      postId: 1,
      postCode: 'ceo',
      postName: '董事长',
      postSort,
      status: '0',
    });
  const [operations, logins] = [await count('sys_oper_log'), await count('sys_logininfor')];
  expect(await remove(10_000)).toBe(0);

  await set('sys.log.operationDays', '1');
  expect(await remove(6)).toBe(0);
  expect(await remove(8)).toBe(operations);
  expect([await count('sys_oper_log'), await count('sys_logininfor')]).toEqual([0, logins]);
  expect(await intact()).toMatchObject({ rows: 0, tombstones: operations });

  await set('sys.log.loginDays', '30');
  expect(await remove(31)).toBe(logins);
  expect(await count('sys_logininfor')).toBe(0);
});

it('go in steps, each a transaction of its own, and younger rows stay', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    user_name: `old${index}`,
    status: '1',
    msg: 'x',
    login_time: '2026-01-01 00:00:00',
  }));
  for (let from = 0; from < rows.length; from += 100)
    await server.database.write
      .insertInto('sys_logininfor')
      .values(rows.slice(from, from + 100))
      .execute();
  await server.admin();
  await set('sys.log.loginDays', '30');
  const before = await count('sys_logininfor');
  expect(await remove(0)).toBe(1_200);
  expect(await count('sys_logininfor')).toBe(before - 1_200);
});

it('ask who one is before they are shortened', async () => {
  clock += day;
  const later = createLater();
  const {
    rows: [parameter],
  } = await (await later).get('/system/config/list?configKey=sys.log.operationDays');
  clock += 20 * 60_000;
  expect(
    await (await later).put('/system/config', { ...parameter, configValue: '7' }),
  ).toMatchObject({ code: 601, reauthenticate: true });
});

/** A client that can prove again who it is. */
async function createLater(): Promise<Client> {
  const client = server.client();
  const { token } = await client.post('/login', {
    username: 'admin',
    password: 'Loom-2026!',
    reauthenticate: true,
  });
  client.token = token as string;
  return client;
}
