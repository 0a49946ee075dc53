/** POST /system/user/importData as docs/protocol/system.md#users describes it. */
import { expect, it } from 'vitest';
import { makeUser, setParameter } from '../support/index.ts';
import type { Answer, Client } from '../support/index.ts';
import { startedImports } from './support/user-imports.ts';

const { server, admin, importing: send, stored } = startedImports();

const importing = (client: Client, rows: string[][], updateSupport = '0'): Promise<Answer> =>
  send({ client, rows, updateSupport });

it('refuses an empty sheet', async () => {
  expect(await importing(admin, [])).toEqual({ code: 500, msg: '导入用户数据不能为空！' });
});

it('adds users, reports existing ones and bad rows, and keeps the good ones', async () => {
  expect(
    await importing(admin, [
      ['103', 'sun', '孙', '', '13900000001', '男', '正常'],
      ['105', 'zhou', '周', '', '', '女', '停用'],
    ]),
  ).toMatchObject({
    code: 200,
    msg:
      '恭喜您，数据已全部导入成功！共 2 条，数据如下：' +
      '<br/>1、账号 sun 导入成功<br/>2、账号 zhou 导入成功',
  });
  expect(await stored('zhou')).toMatchObject({ dept_id: 105, sex: '1', status: '1' });
  const answer = await importing(admin, [
    ['103', 'sun', '孙二', '', '', '', ''],
    ['103', 'wu', '吴', 'nobody', '', '', ''],
    ['103', 'zheng', '郑', '', '', '', ''],
  ]);
  expect(answer).toMatchObject({
    code: 500,
    msg:
      '很抱歉，导入失败！共 2 条数据格式不正确，错误如下：' +
      '<br/>1、账号 sun 已存在<br/>2、账号 wu 导入失败：邮箱格式不正确',
  });
  expect([
    (await stored('sun'))!.nick_name,
    await stored('wu'),
    (await stored('zheng'))!.nick_name,
  ]).toEqual(['孙', undefined, '郑']);
});

it('overwrites all but department and password, and never the super administrator', async () => {
  await importing(admin, [['103', 'wang', '王', '', '', '男', '正常']]);
  const before = await stored('wang');
  expect(
    (await importing(admin, [['105', 'wang', '王二', '', '', '女', '正常']], 'true')).msg,
  ).toBe('恭喜您，数据已全部导入成功！共 1 条，数据如下：<br/>1、账号 wang 更新成功');
  expect(await stored('wang')).toMatchObject({
    nick_name: '王二',
    sex: '1',
    dept_id: 103,
    password: before!.password,
  });
  expect((await importing(admin, [['103', 'admin', '假', '', '', '', '']], '1')).msg).toContain(
    '账号 admin 导入失败：不允许操作超级管理员用户',
  );
});

it('gives new users the initial password of the configuration', async () => {
  await setParameter(server.database, 'sys.user.initPassword', 'Initial-2026');
  await importing(admin, [['103', 'feng', '冯', '', '', '男', '正常']]);
  expect((await stored('feng'))!.password).toMatch(/^\$argon2id\$/);
  await server.signIn('feng', 'Initial-2026');
});

it('stays within the data scope of the permission to import', async () => {
  const person = await makeUser(server.database, 'clerk', {
    permissions: ['system:user:import'],
    dataScope: '3',
    deptId: 103,
  });
  const clerk = await server.signIn('clerk', person.password);
  const answer = await importing(
    clerk,
    [
      ['103', 'near', '近', '', '', '', ''],
      ['105', 'far', '远', '', '', '', ''],
      ['105', 'demo', '演', '', '', '', ''],
    ],
    '1',
  );
  expect(answer.msg).toBe(
    '很抱歉，导入失败！共 2 条数据格式不正确，错误如下：' +
      '<br/>1、账号 far 导入失败：没有权限访问部门数据！' +
      '<br/>2、账号 demo 导入失败：没有权限访问用户数据！',
  );
  expect([
    (await stored('near'))!.dept_id,
    await stored('far'),
    (await stored('demo'))!.nick_name,
  ]).toEqual([103, undefined, '演示用户']);
});
