/** Users, as tests add and read them. */
import { expect } from 'vitest';
import type { Answer, Office } from './office.ts';
import { ok } from '../../support/index.ts';

/** What is sent to add a user. */
export const lin = {
  deptId: 103,
  userName: 'lin',
  nickName: '林',
  email: 'lin@example.com',
  phonenumber: '13900000000',
  sex: '1',
  status: '0',
  password: 'Word-2026',
  roleIds: [2],
  postIds: [1, 4],
  remark: '',
};

/** Adds a user with these values instead; answers its key. */
export async function add(office: Office, values: object = {}): Promise<number> {
  const body = { ...lin, ...values };
  expect(await office.admin.post('/system/user', body)).toEqual(ok);
  return (await office.admin.get('/system/user/list', { userName: body.userName })).rows.find(
    (row: Answer) => row.userName === body.userName,
  ).userId;
}

/** What the form of a user loads. */
export const detail = (office: Office, userId: number): Promise<Answer> =>
  office.admin.get(`/system/user/${userId}`);

export const stored = (office: Office, userId: number) =>
  office.database.read
    .selectFrom('sys_user')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
