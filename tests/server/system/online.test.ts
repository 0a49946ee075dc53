/**
 * Who is signed in, and signing out from afar: /monitor/online (docs/protocol/monitoring.md) and
 * one's own sessions.
 */
import { describe, expect, it, vi } from 'vitest';
import { type Client, makeUser, startedServer, ok } from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

const minute = 60_000;
const gone = { code: 500, msg: '会话不存在或已结束' };
const own = '/system/user/profile/sessions';

let clock = Date.UTC(2026, 0, 2, 1, 30, 5);
const server = startedServer({ env: { TRUST_PROXY: 'true' }, now: () => clock });

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Signs in with a browser of its own. */
async function enter(
  username: string,
  ip = '10.0.0.8',
  password = 'Person-2026!',
): Promise<Client> {
  const client = server.client();
  const { token } = await client.post(
    '/login',
    { username, password },
    { headers: { 'x-forwarded-for': ip, 'user-agent': agent } },
  );
  client.token = token;
  return client;
}

const online = async (client: Client, query = '') =>
  (await client.get(`/monitor/online/list${query}`)).rows as Record<string, unknown>[];

describe('/monitor/online', () => {
  it('lists the sessions that go on, as the protocol shapes them, and none of their tokens', async () => {
    await makeUser(server.database, 'ying', { deptId: 103 });
    const admin = await server.admin();
    const client = await enter('ying');
    const answer = await admin.get('/monitor/online/list?userName=ying');
    expect(answer).toEqual({
      code: 200,
      msg: '查询成功',
      total: 1,
      rows: [
        {
          tokenId: expect.stringMatching(/^[0-9a-f]{32}$/),
          deptName: '研发部门',
          userName: 'ying',
          ipaddr: '10.0.0.8',
          loginLocation: '内网IP',
          browser: 'Chrome 140',
          os: 'Windows >=10',
          loginTime: clock,
        },
      ],
    });
    expect(JSON.stringify(answer)).not.toContain(client.token!);
    const thief = server.client();
    thief.token = answer.rows[0].tokenId;
    expect(await thief.get('/getInfo')).toMatchObject({ code: 401 });
  });

  it('finds by the whole address and the whole name', async () => {
    await makeUser(server.database, 'whole');
    await enter('whole', '10.0.0.21');
    const admin = await server.admin();
    for (const query of [
      '?ipaddr=10.0.0.21',
      '?userName=whole',
      '?userName=whole&ipaddr=10.0.0.21',
    ])
      expect(await online(admin, query), query).toHaveLength(1);
    for (const query of [
      '?ipaddr=10.0.0.2',
      '?userName=whol',
      '?userName=whole&ipaddr=10.0.0.2',
      '?userName=%25',
      "?userName=' or 1=1--",
    ])
      expect(await online(admin, query), query).toEqual([]);
  });

  it('leaves out what is over: expired, of a disabled user, of a former password', async () => {
    for (const name of ['expired', 'disabled', 'changed']) {
      await makeUser(server.database, name);
      await enter(name);
    }
    const admin = await server.admin();
    const change = (name: string, values: object) =>
      server.database.write
        .updateTable('sys_user')
        .set(values)
        .where('user_name', '=', name)
        .execute();
    await change('disabled', { status: '1' });
    await change('changed', { password: '' });
    await server.database.write
      .updateTable('sys_session')
      .set({ expires_at: clock })
      .where('user_name', '=', 'expired')
      .execute();
    for (const name of ['expired', 'disabled', 'changed'])
      expect(await online(admin, `?userName=${name}`), name).toEqual([]);
  });

  it('moves loginTime when a session is renewed', async () => {
    await makeUser(server.database, 'renewed');
    const admin = await server.admin();
    const client = await enter('renewed');
    const { loginTime } = required((await online(admin, '?userName=renewed'))[0], 'session');
    clock += 12 * minute;
    await client.get('/getInfo');
    expect((await online(admin, '?userName=renewed'))[0]?.loginTime).toBe(
      (loginTime as number) + 12 * minute,
    );
  });

  it('ends one session on the next request, logs it, and answers the same for those that are over', async () => {
    await makeUser(server.database, 'forced');
    const admin = await server.admin();
    const [first, second] = [
      await enter('forced', '10.0.0.31'),
      await enter('forced', '10.0.0.32'),
    ];
    const { tokenId } = required(
      (await online(admin, '?userName=forced&ipaddr=10.0.0.31'))[0],
      'session',
    );
    expect(await admin.delete(`/monitor/online/${tokenId}`)).toEqual(ok);
    expect(await first.get('/getInfo')).toMatchObject({ code: 401 });
    expect(await second.get('/getInfo')).toMatchObject({ code: 200 });
    expect(await admin.delete(`/monitor/online/${tokenId}`)).toEqual(gone);
    const row = await server.database.read
      .selectFrom('sys_oper_log')
      .selectAll()
      .where('title', '=', '在线用户')
      .orderBy('oper_id')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      business_type: 7,
      request_method: 'DELETE',
      oper_name: 'admin',
      status: 0,
      oper_url: `/monitor/online/${tokenId}`,
    });
  });

  it('needs its permissions, and reaches as far as the data scope', async () => {
    await makeUser(server.database, 'warden', {
      permissions: ['monitor:online:list', 'monitor:online:forceLogout'],
      dataScope: '3',
      deptId: 103,
    });
    await makeUser(server.database, 'watcher', { permissions: ['monitor:online:list'] });
    await makeUser(server.database, 'near', { deptId: 103 });
    await makeUser(server.database, 'far', { deptId: 105 });
    const [near, far] = [await enter('near'), await enter('far')];
    const [warden, watcher, admin] = [
      await enter('warden'),
      await enter('watcher'),
      await server.admin(),
    ];
    const names = new Set((await online(warden)).map((row) => row.userName));
    expect([names.has('near'), names.has('far'), names.has('warden')]).toEqual([true, false, true]);
    expect((await online(watcher)).map((row) => row.userName)).toEqual(
      expect.arrayContaining(['near', 'far']),
    );
    const { tokenId: nearId } = required((await online(admin, '?userName=near'))[0], 'session');
    const { tokenId: farId } = required((await online(admin, '?userName=far'))[0], 'session');
    expect(await watcher.delete(`/monitor/online/${nearId}`)).toMatchObject({ code: 403 });
    expect(await near.get('/monitor/online/list')).toMatchObject({ code: 403 });
    // What is out of scope reads like what does not exist.
    expect(await warden.delete(`/monitor/online/${farId}`)).toEqual(gone);
    expect(await warden.delete(`/monitor/online/${'0'.repeat(32)}`)).toEqual(gone);
    expect(await far.get('/getInfo')).toMatchObject({ code: 200 });
    expect(await warden.delete(`/monitor/online/${nearId}`)).toEqual(ok);
    expect(await near.get('/getInfo')).toMatchObject({ code: 401 });
  });

  it('never lets a limited person end the super administrator’s sessions', async () => {
    await makeUser(server.database, 'bold', {
      permissions: ['monitor:online:list', 'monitor:online:forceLogout'],
    });
    const admin = await server.admin();
    const { tokenId } = required((await online(admin, '?userName=admin'))[0], 'session');
    expect(await (await enter('bold')).delete(`/monitor/online/${tokenId}`)).toEqual({
      code: 500,
      msg: '不允许操作超级管理员用户',
    });
    expect(await admin.get('/getInfo')).toMatchObject({ code: 200 });
  });
});

describe('one’s own sessions', () => {
  it('are listed with the present one first: where, with what, since when, last used', async () => {
    await makeUser(server.database, 'dual');
    const first = await enter('dual', '10.0.0.41');
    clock += 5 * minute;
    await enter('dual', '10.0.0.42');
    clock += 2 * minute;
    await first.get('/getInfo');
    await vi.waitFor(async () => {
      const answer = await first.get(own);
      expect(answer).toMatchObject({
        code: 200,
        total: 2,
        rows: [
          {
            current: true,
            ipaddr: '10.0.0.41',
            browser: 'Chrome 140',
            os: 'Windows >=10',
            loginLocation: '内网IP',
          },
          { current: false, ipaddr: '10.0.0.42' },
        ],
      });
      const [present, other] = answer.rows;
      const seconds = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);
      expect(Math.floor(clock / 1000) * 1000 - seconds(present.loginTime)).toBe(7 * minute);
      expect(seconds(present.lastUsedTime)).toBe(Math.floor(clock / 1000) * 1000);
      expect(seconds(other.lastUsedTime)).toBe(seconds(present.lastUsedTime) - 2 * minute);
    });
  });

  it('are ended one by one or all others at once, on the next request', async () => {
    await makeUser(server.database, 'triple');
    const [here, there, third] = [
      await enter('triple', '10.0.0.51'),
      await enter('triple', '10.0.0.52'),
      await enter('triple', '10.0.0.53'),
    ];
    const { rows } = await here.get(own);
    const { sessionId } = rows.find((row: { ipaddr: string }) => row.ipaddr === '10.0.0.52');
    expect(await here.delete(`${own}/${sessionId}`)).toEqual(ok);
    expect(await there.get('/getInfo')).toMatchObject({ code: 401 });
    expect(await here.delete(`${own}/${sessionId}`)).toEqual(gone);
    expect(await third.get('/getInfo')).toMatchObject({ code: 200 });
    expect(await here.delete(own)).toEqual(ok);
    expect(await third.get('/getInfo')).toMatchObject({ code: 401 });
    expect(await here.get(own)).toMatchObject({ total: 1, rows: [{ current: true }] });
  });

  it('are one’s own only: those of others read like none', async () => {
    await makeUser(server.database, 'nosy');
    await makeUser(server.database, 'quiet');
    const [nosy, quiet] = [await enter('nosy'), await enter('quiet')];
    const [{ sessionId }] = (await quiet.get(own)).rows;
    expect(await nosy.delete(`${own}/${sessionId}`)).toEqual(gone);
    expect(await nosy.delete(own)).toEqual(ok);
    expect(await quiet.get('/getInfo')).toMatchObject({ code: 200 });
    expect(await server.client().get(own)).toMatchObject({ code: 401 });
  });
});
