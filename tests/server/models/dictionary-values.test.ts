/** Values outside the dictionary of a field are refused, by whatever way they come. */
import { expect, it } from 'vitest';
import { startedAdmin, startedServer, workbookForm } from '../support/index.ts';
import type { Answer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

const sexRefused = (value: string): Answer => ({
  code: 500,
  msg: `用户性别的值“${value}”不在字典中，可选：男、女、未知`,
  field: 'sex',
});
const person = (userName: string, facts: object = {}) => ({
  userName,
  nickName: '某人',
  password: 'Abc12345!',
  ...facts,
});
const userNamed = (userName: string) =>
  server.database.read
    .selectFrom('sys_user')
    .selectAll()
    .where('user_name', '=', userName)
    .executeTakeFirst();
const added = async (userName: string): Promise<Answer> => {
  expect(await admin.post('/system/user', person(userName))).toMatchObject({ code: 200 });
  const { user_id: userId } = (await userNamed(userName))!;
  return (await admin.get(`/system/user/${userId}`)).data;
};

it('refuses them when a record is added', async () => {
  expect(await admin.post('/system/user', person('outside', { sex: '雄' }))).toEqual(
    sexRefused('雄'),
  );
  expect(await admin.post('/system/user', person('outside', { status: '7' }))).toEqual({
    code: 500,
    msg: '账号状态的值“7”不在字典中，可选：正常、停用',
    field: 'status',
  });
  expect(await userNamed('outside')).toBeUndefined();
});

it('refuses them when a record is changed, whole or by a switch', async () => {
  const user = await added('changed');
  expect(await admin.put('/system/user', { ...user, sex: '9' })).toEqual(sexRefused('9'));
  expect(
    await admin.put('/system/user/changeStatus', { userId: user.userId, status: '7' }),
  ).toMatchObject({ code: 500 });
  expect(await userNamed('changed')).toMatchObject({ sex: '0', status: '0' });
  expect(await admin.put('/system/user/profile', { nickName: '管理员', sex: '9' })).toEqual(
    sexRefused('9'),
  );
});

it('refuses them in a workbook, at their row', async () => {
  const form = await workbookForm(
    ['登录名称', '用户名称', '用户性别'],
    [
      ['rowone', '行一', '雄'],
      ['rowtwo', '行二', '1'],
    ],
  );
  expect((await admin.post('/system/user/importData', form)).msg).toContain(
    '没有“雄”，可选：男、女、未知',
  );
  expect([await userNamed('rowone'), (await userNamed('rowtwo'))!.sex]).toEqual([undefined, '1']);
});

it('takes no value for none, and a code as text or number', async () => {
  expect(
    await admin.post('/system/user', person('blank', { sex: '', status: null })),
  ).toMatchObject({ code: 200 });
  const user = await added('number');
  expect(await admin.put('/system/user', { ...user, sex: 1, remark: null })).toMatchObject({
    code: 200,
  });
  expect(await userNamed('number')).toMatchObject({ sex: '1' });
});

it('leaves a stored value alone that its dictionary has lost', async () => {
  const user = await added('former');
  await server.database.write
    .updateTable('sys_user')
    .set({ sex: 'x' })
    .where('user_name', '=', 'former')
    .execute();
  expect(await admin.put('/system/user', { ...user, sex: 'x', nickName: '新名' })).toMatchObject({
    code: 200,
  });
  expect(await userNamed('former')).toMatchObject({ sex: 'x', nick_name: '新名' });
});

it('limits nothing by a dictionary without entries', async () => {
  await server.database.write
    .deleteFrom('sys_dict_data')
    .where('dict_type', '=', 'sys_notice_type')
    .execute();
  expect(
    await admin.post('/system/notice', { noticeTitle: '通知', noticeType: '8', status: '0' }),
  ).toMatchObject({ code: 200 });
});
