/** Figures and values that system models declare: logs by day and kind, users by department. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from './support/office.ts';
import type { Office } from './support/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const operation = (values: object) => ({
  title: '岗位管理',
  business_type: 1,
  status: 0,
  oper_name: 'admin',
  oper_time: '2026-02-26 08:00:00',
  cost_time: 10,
  ...values,
});
const signIn = (values: object) => ({
  user_name: 'admin',
  status: '0',
  browser: 'Chrome 140',
  os: 'Linux',
  login_time: '2026-02-26 08:00:00',
  ...values,
});

describe('operation log', () => {
  beforeEach(async () => {
    await office.database.write
      .insertInto('sys_oper_log')
      .values([
        operation({ dept_id: 103 }),
        operation({ status: 1, cost_time: 15, oper_name: 'demo', dept_id: 105 }),
        operation({ title: '部门管理', business_type: 3, oper_time: '2026-02-28 23:59:59' }),
      ])
      .execute();
  });
  const figures = async (name: string, query: object = {}, caller = office.admin) =>
    (await caller.get(`/monitor/operlog/aggregate/${name}`, { ...query })).data;

  it('is counted by day, days without operations among them', async () => {
    expect(await figures('daily')).toEqual([
      { day: '2026-02-26', operations: 2, failures: 1, people: 2 },
      { day: '2026-02-27', operations: 0, failures: 0, people: 0 },
      { day: '2026-02-28', operations: 1, failures: 0, people: 1 },
    ]);
    expect(
      await figures('daily', {
        title: '岗位',
        'params[beginTime]': '2026-02-26 00:00:00',
        'params[endTime]': '2026-02-26 23:59:59',
      }),
    ).toHaveLength(1);
  });

  it('is counted by kind, module and status', async () => {
    expect(await figures('byType')).toEqual([
      { businessType: 1, labels: { businessType: '新增' }, operations: 2, failures: 1 },
      { businessType: 3, labels: { businessType: '删除' }, operations: 1, failures: 0 },
    ]);
    expect(await figures('byModule')).toEqual([
      {
        title: '岗位管理',

        operations: 2,
        failures: 1,
        averageTime: '12.50',
        longestTime: 15,
      },
      {
        title: '部门管理',

        operations: 1,
        failures: 0,
        averageTime: '10.00',
        longestTime: 10,
      },
    ]);
    expect(await figures('byStatus')).toMatchObject([
      { status: 0, operations: 2 },
      { status: 1, operations: 1 },
    ]);
  });

  it('offers its modules and people as choices', async () => {
    expect((await office.admin.get('/monitor/operlog/distinct/title')).data).toEqual(
      expect.arrayContaining([
        { value: '岗位管理', label: '岗位管理' },
        { value: '部门管理', label: '部门管理' },
      ]),
    );
    expect(
      (await office.admin.get('/monitor/operlog/distinct/operName', { search: 'DEM' })).data,
    ).toEqual([{ value: 'demo', label: 'demo' }]);
  });

  it('counts what the caller may list only, and asks for its permission', async () => {
    const scope = { dataScope: '4', deptId: 105 };
    const leader = await office.staff(['monitor:operlog:list'], scope);
    expect(await figures('byStatus', {}, leader)).toMatchObject([{ status: 1, operations: 1 }]);
    const { data } = await leader.get('/monitor/operlog/distinct/operName');
    expect(data).toEqual([{ value: 'demo', label: 'demo' }]);
    const other = await office.staff(['system:post:list']);
    for (const path of ['aggregate/daily', 'distinct/title'])
      expect(await other.get(`/monitor/operlog/${path}`)).toMatchObject({ code: 403 });
  });
});

describe('sign-in log', () => {
  beforeEach(async () => {
    await office.database.write
      .insertInto('sys_logininfor')
      .values([
        signIn({}),
        signIn({ login_time: '2026-02-26 09:00:00' }),
        signIn({ user_name: 'demo', status: '1', browser: 'Firefox 130' }),
      ])
      .execute();
  });

  it('is counted by day, status and browser', async () => {
    const figures = async (name: string) =>
      (await office.admin.get(`/monitor/logininfor/aggregate/${name}`)).data;
    expect(await figures('daily')).toEqual([
      { day: '2026-02-26', signIns: 2, failures: 1, people: 1 },
    ]);
    expect(await figures('byStatus')).toMatchObject([
      { status: '0', attempts: 2 },
      { status: '1', attempts: 1 },
    ]);
    expect(await figures('byBrowser')).toMatchObject([
      { browser: 'Chrome 140', attempts: 2 },
      { browser: 'Firefox 130', attempts: 1 },
    ]);
  });
});

describe('users', () => {
  it('are counted by department and found by their name', async () => {
    const { data } = await office.admin.get('/system/user/aggregate/byDept');
    const { rows } = await office.admin.get('/system/user/list', { pageSize: '100' });
    expect(data.reduce((sum: number, { users }: { users: number }) => sum + users, 0)).toBe(
      rows.length,
    );
    expect(data[0].labels.deptId).toEqual(expect.any(String));
    const one = (await office.admin.get('/system/user/by/userName/ADMIN')).data;
    expect(one).toMatchObject({ userId: 1, userName: 'admin' });
    expect(one).not.toHaveProperty('password');
    const answer = await office.admin.get('/system/user/by/userName/nobody');
    expect(answer.code).toBe(500);
    const near = await office.staff(['system:user:query'], { dataScope: '4', deptId: 105 });
    expect(await near.get('/system/user/by/userName/admin')).toEqual({
      ...answer,
      msg: expect.any(String),
    });
  });
});
