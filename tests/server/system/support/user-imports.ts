/** Workbooks of users that are imported. */
import { expect } from 'vitest';
import {
  type Answer,
  type Client,
  startedAdmin,
  startedServer,
  workbookForm,
} from '../../support/index.ts';

/** Labels of the columns, as the template has them. */
export const HEADER = [
  '部门编号',
  '登录名称',
  '用户名称',
  '用户邮箱',
  '手机号码',
  '用户性别',
  '账号状态',
];

/** The cells of a user of department 103 who is called as they sign in. */
export function userRow(userName: string, more: Partial<Record<string, string>> = {}): string[] {
  const cells: Record<string, string> = {
    登录名称: userName,
    用户名称: userName,
    部门编号: '103',
    ...more,
  };
  return HEADER.map((label) => cells[label] ?? '');
}

interface Sent {
  rows: string[][];
  updateSupport?: string;
  /** Key of the request, by which a repeated one is known. */
  key?: string;
  client?: Client;
}

/** A server, started before the tests of a file, that users are imported into. */
export function startedImports() {
  const server = startedServer();
  const admin = startedAdmin(server);
  return {
    server,
    admin,
    async importing({ rows, updateSupport = '0', key, client = admin }: Sent): Promise<Answer> {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const response = await client.raw(
        'POST',
        `/system/user/importData?updateSupport=${updateSupport}`,
        { body: await workbookForm(HEADER, rows), headers },
      );
      expect([200, 429]).toContain(response.status);
      return (await response.json()) as Answer;
    },
    /** The user of this name who has not been removed. */
    stored: (userName: string) =>
      server.database.read
        .selectFrom('sys_user')
        .selectAll()
        .where('user_name', '=', userName)
        .where('del_flag', '=', '0')
        .executeTakeFirst(),
  };
}
