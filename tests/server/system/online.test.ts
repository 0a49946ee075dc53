/** Who is signed in, and signing out from afar: /monitor/online (docs/protocol/monitoring.md). */
import { describe, expect, it } from 'vitest';
import { type Client, makeUser, ok } from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';
import { until } from '../../until.ts';
import { gone, minute, startedSessions } from './support/sessions.ts';

const { server, enter, now, pass } = startedSessions();

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
          loginTime: now(),
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
      .set({ expires_at: now() })
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
    pass(12 * minute);
    await client.get('/getInfo');
    // A request does not wait long for its session to be renewed.
    await until(async () =>
      expect((await online(admin, '?userName=renewed'))[0]?.loginTime).toBe(
        (loginTime as number) + 12 * minute,
      ),
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
