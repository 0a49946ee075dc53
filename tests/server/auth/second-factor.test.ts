/** Second factors: set up, demanded by roles, reset by administrators. */
import { describe, expect, it } from 'vitest';
import { codeOf, matchingStep } from '../../../src/server/auth/second-factor/totp.ts';
import { makeUser } from '../support/index.ts';
import { codeAt, wrongCode } from './support/authenticator.ts';
import { asked, password, secondFactors, TOTP } from './support/second-factor.ts';

const { enrolled, login, server, time } = secondFactors();

describe('codes', () => {
  it('are those of RFC 6238, appendix B', () => {
    const secret = Buffer.from('12345678901234567890');
    const shown = [
      59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000,
    ].map((second) => codeOf(secret, Math.floor(second / 30)));
    expect(shown).toEqual(['287082', '081804', '050471', '005924', '279037', '353130']);
  });

  it('are good one step early and late, and nothing but six digits is one', () => {
    const secret = Buffer.from('12345678901234567890');
    const code = codeOf(secret, 100);
    expect(
      [98, 99, 100, 101, 102].map((step) => matchingStep(secret, code, step * 30_000)),
    ).toEqual([null, 100, 100, 100, null]);
    expect(
      ['', '12345', `${code} `, '١٢٣٤٥٦'].map((text) => matchingStep(secret, text, 3_000_000)),
    ).toEqual([null, null, null, null]);
  });
});

describe('setting up', () => {
  it('gives a secret, takes a code of it, and shows ten recovery codes once', async () => {
    await makeUser(server.database, 'starter');
    const client = await server.signIn('starter', password);
    expect((await client.get(TOTP)).data).toEqual({
      enabled: false,
      required: false,
      recoveryCodes: 0,
    });
    const { data } = await client.post(TOTP);
    const issuer = encodeURIComponent('织页');
    const parameters = `issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
    expect(data).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/${issuer}:starter?secret=${data.secret}&${parameters}`,
    });
    expect(await client.put(TOTP, { code: wrongCode(data.secret, time.now) })).toMatchObject({
      code: 500,
      msg: '两步验证码错误',
      field: 'code',
    });
    expect(await login('starter')).toMatchObject({ code: 200 });
    const confirmed = await client.put(TOTP, { code: codeAt(data.secret, time.now) });
    expect(confirmed).toMatchObject({ code: 200, msg: '两步验证已启用' });
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect((await client.get(TOTP)).data).toEqual({
      enabled: true,
      required: false,
      recoveryCodes: 10,
    });
    expect(await client.post(TOTP)).toMatchObject({ code: 500, msg: '两步验证已启用，请先停用' });
  });

  it('must be finished within ten minutes, with the last secret given', async () => {
    await makeUser(server.database, 'slow');
    const client = await server.signIn('slow', password);
    const { data: first } = await client.post(TOTP);
    const { data: second } = await client.post(TOTP);
    expect(await client.put(TOTP, { code: codeAt(first.secret, time.now) })).toMatchObject({
      msg: '两步验证码错误',
    });
    time.now += 601_000;
    expect(await client.put(TOTP, { code: codeAt(second.secret, time.now) })).toMatchObject({
      code: 500,
      msg: '设置已超时，请重新开始',
    });
  });

  it('leaves nothing readable in the database and the logs', async () => {
    const { client, secret, recoveryCodes } = await enrolled('discreet');
    const again = { headers: { 'idempotency-key': 'once-and-again' } };
    const { data } = await client.post(`${TOTP}/recoveryCodes`, undefined, again);
    expect(await client.post(`${TOTP}/recoveryCodes`, undefined, again)).toMatchObject({
      code: 500,
      msg: '不允许重复提交，请稍候再试',
    });
    const tables = await Promise.all(
      ['sys_totp', 'sys_recovery_code', 'sys_oper_log', 'sys_idempotency'].map((table) =>
        server.database.read.selectFrom(table).selectAll().execute(),
      ),
    );
    const text = JSON.stringify(tables).toUpperCase();
    for (const open of [
      secret,
      ...recoveryCodes,
      ...data.recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
    ])
      expect(text).not.toContain(open);
    const operations = await server.database.read
      .selectFrom('sys_oper_log')
      .select(['title', 'json_result'])
      .where('oper_name', '=', 'discreet')
      .orderBy('oper_id')
      .execute();
    expect(operations.map(({ title }) => title)).toEqual([
      '两步验证',
      '两步验证',
      '两步验证',
      '两步验证',
    ]);
  });
});

describe('stopping', () => {
  it('takes the second factor and its recovery codes away', async () => {
    const {
      client,
      recoveryCodes: [code],
    } = await enrolled('stopper');
    expect(await client.delete(TOTP)).toMatchObject({ code: 200, msg: '两步验证已停用' });
    expect(await login('stopper')).toMatchObject({ code: 200 });
    expect(await login('stopper', code)).toMatchObject({ code: 200 });
    expect((await client.get(TOTP)).data).toEqual({
      enabled: false,
      required: false,
      recoveryCodes: 0,
    });
    expect(await client.delete(TOTP)).toMatchObject({ code: 500, msg: '尚未启用两步验证' });
    expect(await client.post(`${TOTP}/recoveryCodes`)).toMatchObject({
      code: 500,
      msg: '尚未启用两步验证',
    });
  });

  it('is an administrator’s work for who has lost everything, within their authority', async () => {
    const { userId } = await enrolled('helpless');
    const admin = await server.admin();
    await makeUser(server.database, 'helper', { permissions: ['system:user:resetPwd'] });
    const helper = await server.signIn('helper', password);
    await makeUser(server.database, 'near', {
      permissions: ['system:user:resetPwd'],
      dataScope: '3',
      deptId: 105,
    });
    const near = await server.signIn('near', password);
    await makeUser(server.database, 'stranger');
    const anonymous = await server.signIn('stranger', password);
    expect(await anonymous.delete(`/system/user/totp/${userId}`)).toMatchObject({ code: 403 });
    expect(await near.delete(`/system/user/totp/${userId}`)).toEqual(
      await near.delete('/system/user/totp/999999'),
    );
    expect(await admin.delete('/system/user/totp/1')).toMatchObject({
      code: 500,
      msg: '不允许操作超级管理员用户',
    });
    const { userId: stronger } = await makeUser(server.database, 'stronger', {
      permissions: ['system:user:remove'],
    });
    expect(await helper.delete(`/system/user/totp/${stronger}`)).toMatchObject({
      code: 500,
      msg: '该用户的权限超出您的权限，不能重置其两步验证',
    });
    expect(await login('helpless')).toEqual(asked);
    expect(await helper.delete(`/system/user/totp/${userId}`)).toMatchObject({ code: 200 });
    expect(await login('helpless')).toMatchObject({ code: 200 });
    expect(await admin.delete(`/system/user/totp/${userId}`)).toMatchObject({
      code: 500,
      msg: '该用户没有启用两步验证',
    });
  });
});

describe('a role that demands it', () => {
  const refused = {
    code: 601,
    msg: '您的角色要求启用两步验证，请先在个人设置中完成设置',
    secondFactorRequired: true,
  };

  it('lets its holders do nothing else until they have set it up, from the next request on', async () => {
    const admin = await server.admin();
    const { roleId } = await makeUser(server.database, 'bound', {
      permissions: ['system:post:list'],
    });
    const client = await server.signIn('bound', password);
    expect(await client.get('/system/post/list')).toMatchObject({ code: 200 });
    const { data: role } = await admin.get(`/system/role/${roleId}`);
    expect(role.requireTotp).toBe(false);
    expect(
      await admin.put('/system/role', {
        roleId,
        roleName: role.roleName,
        roleKey: role.roleKey,
        roleSort: role.roleSort,
        requireTotp: true,
      }),
    ).toMatchObject({ code: 200 });
    expect(await client.get('/system/post/list')).toEqual(refused);
    expect(await client.put('/system/user/profile', { nickName: 'x' })).toEqual(refused);
    expect(await client.get('/system/user/profile')).toMatchObject({ code: 200 });
    expect(await client.get('/getRouters')).toMatchObject({ code: 200 });
    expect(await client.get('/getInfo')).toMatchObject({ code: 200, isTotpSetupRequired: true });
    expect((await client.get(TOTP)).data).toMatchObject({ enabled: false, required: true });
    const { data } = await client.post(TOTP);
    await client.put(TOTP, { code: codeAt(data.secret, time.now) });
    expect(await client.get('/system/post/list')).toMatchObject({ code: 200 });
    expect(await client.get('/getInfo')).toMatchObject({ isTotpSetupRequired: false });
    expect(await client.delete(TOTP)).toMatchObject({
      code: 500,
      msg: '您的角色要求启用两步验证，不能停用',
    });
  });

  it('stays as it is when a client that does not know the member saves the role', async () => {
    const admin = await server.admin();
    const { roleId } = await makeUser(server.database, 'kept');
    const stored = { roleId, roleName: 'kept', roleKey: 'kept', roleSort: 1 };
    await admin.put('/system/role', { ...stored, requireTotp: true });
    await admin.put('/system/role', { ...stored, remark: '改过' });
    expect((await admin.get(`/system/role/${roleId}`)).data).toMatchObject({
      requireTotp: true,
      remark: '改过',
    });
    await server.database.write
      .updateTable('sys_role')
      .set({ status: '1' })
      .where('role_id', '=', roleId)
      .execute();
    expect(await (await server.signIn('kept', password)).get('/getInfo')).toMatchObject({
      isTotpSetupRequired: false,
    });
  });
});
