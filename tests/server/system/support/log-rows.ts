/** Rows of both logs, as the server writes them. */
import { NOW } from './office.ts';
import type { Answer, Office } from './office.ts';

export const signIns = [
  {
    user_name: 'admin',
    ipaddr: '127.0.0.1',
    login_location: '内网IP',
    browser: 'Chrome 140',
    os: 'Linux',
    status: '0',
    msg: '登录成功',
    login_time: '2026-02-27 08:00:00',
  },
  {
    user_name: 'demo',
    ipaddr: '10.0.0.8',
    login_location: '内网IP',
    browser: 'Firefox 130',
    os: 'Windows 10',
    status: '1',
    msg: '验证码错误',
    login_time: '2026-02-28 23:59:59',
  },
];

export const operations = [
  {
    title: '岗位管理',
    business_type: 1,
    method: 'm',
    request_method: 'POST',
    operator_type: 1,
    oper_name: 'admin',
    dept_name: '研发部门',
    oper_url: '/system/post',
    oper_ip: '127.0.0.1',
    oper_location: '内网IP',
    oper_param: '{}',
    json_result: '{"code":200}',
    status: 0,
    error_msg: null,
    oper_time: '2026-02-27 08:00:00',
    cost_time: 12,
  },
  {
    title: '部门管理',
    business_type: 3,
    method: 'm',
    request_method: 'DELETE',
    operator_type: 1,
    oper_name: 'demo',
    dept_name: '',
    oper_url: '/system/dept/1',
    oper_ip: '10.0.0.8',
    oper_location: '内网IP',
    oper_param: '{}',
    json_result: null,
    status: 1,
    error_msg: '存在下级部门,不允许删除',
    oper_time: '2026-02-28 10:00:00',
    cost_time: 120,
  },
];

/** Counts five wrong passwords for a user name from one address. */
export async function lock(office: Office, userName: string): Promise<void> {
  await office.database.write
    .insertInto('sys_login_failure')
    .values({ user_name: userName, source: '10.0.0.9', failures: 5, expires_at: NOW + 60_000 })
    .execute();
}

/** User names that are locked out. */
export const locked = async (office: Office): Promise<string[]> =>
  (await office.database.read.selectFrom('sys_login_failure').select('user_name').execute()).map(
    (row) => row.user_name,
  );

export const names = (answer: Answer, member: string): string[] =>
  answer.rows.map((row: Answer) => row[member]);
