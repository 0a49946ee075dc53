import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { NOW, openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const ok = { code: 200, msg: '操作成功' };
const signIns = [
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
const operations = [
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
async function lock(userName: string): Promise<void> {
  await office.database.write
    .insertInto('sys_login_failure')
    .values({ user_name: userName, source: '10.0.0.9', failures: 5, expires_at: NOW + 60_000 })
    .execute();
}

const locked = async (): Promise<string[]> =>
  (await office.database.read.selectFrom('sys_login_failure').select('user_name').execute()).map(
    (row) => row.user_name,
  );

const names = (answer: Answer, member: string): string[] =>
  answer.rows.map((row: Answer) => row[member]);

describe('/monitor/logininfor', () => {
  beforeEach(async () => {
    await office.database.write.insertInto('sys_logininfor').values(signIns).execute();
  });

  it('lists newest first, filters and sorts', async () => {
    const list = (query: object = {}): Promise<Answer> =>
      office.admin.get('/monitor/logininfor/list', { ...query });
    const answer = await list();
    expect(answer).toMatchObject({ code: 200, total: 2 });
    expect(answer.rows[0]).toEqual({
      infoId: 2,
      userName: 'demo',
      status: '1',
      ipaddr: '10.0.0.8',
      loginLocation: '内网IP',
      browser: 'Firefox 130',
      os: 'Windows 10',
      msg: '验证码错误',
      loginTime: '2026-02-28 23:59:59',
    });
    expect(names(await list({ ipaddr: '127' }), 'userName')).toEqual(['admin']);
    expect(names(await list({ userName: 'dem' }), 'userName')).toEqual(['demo']);
    expect(names(await list({ status: '0' }), 'userName')).toEqual(['admin']);
    expect(names(await list({ orderByColumn: 'loginTime', isAsc: 'asc' }), 'userName')).toEqual([
      'admin',
      'demo',
    ]);
  });

  it('compares times as full timestamps', async () => {
    const total = async (endTime: string): Promise<number> =>
      (
        await office.admin.get('/monitor/logininfor/list', {
          'params[beginTime]': '2026-02-28',
          'params[endTime]': endTime,
        })
      ).total;
    expect([await total('2026-02-28'), await total('2026-02-28 23:59:59')]).toEqual([0, 1]);
  });

  it('removes, empties and unlocks', async () => {
    expect(await office.admin.remove('/monitor/logininfor/1')).toEqual(ok);
    expect(await office.admin.remove('/monitor/logininfor/clean')).toEqual(ok);
    expect((await office.admin.get('/monitor/logininfor/list')).total).toBe(0);
    await lock('demo');
    await lock('other');
    expect(await office.admin.get('/monitor/logininfor/unlock/demo')).toEqual(ok);
    expect(await locked()).toEqual(['other']);
    expect(
      (await office.operations()).map((row) => [row.title, row.business_type, row.request_method]),
    ).toEqual([
      ['登录日志', 3, 'DELETE'],
      ['登录日志', 9, 'DELETE'],
      ['账户解锁', 0, 'GET'],
    ]);
  });

  it('has no other operations, and asks for permissions', async () => {
    expect(await office.admin.get('/monitor/logininfor/1')).toMatchObject({ code: 500 });
    expect(await office.admin.post('/monitor/logininfor', {})).toMatchObject({ code: 500 });
    const staff = await office.staff(['monitor:logininfor:list']);
    expect(await staff.get('/monitor/logininfor/list')).toMatchObject({ code: 200 });
    await lock('demo');
    expect(await staff.get('/monitor/logininfor/unlock/demo')).toMatchObject({ code: 403 });
    expect(await staff.remove('/monitor/logininfor/clean')).toMatchObject({ code: 403 });
    expect(await locked()).toEqual(['demo']);
  });

  it('exports', async () => {
    const { header, rows } = await readWorkbook(
      (await office.admin.form('/monitor/logininfor/export', { status: '1' })).rawPayload,
    );
    expect(header).toEqual([
      '序号',
      '用户账号',
      '登录状态',
      '登录地址',
      '登录地点',
      '浏览器',
      '操作系统',
      '提示消息',
      '访问时间',
    ]);
    expect(rows.map((row) => row.cells)).toEqual([
      [
        '2',
        'demo',
        '失败',
        '10.0.0.8',
        '内网IP',
        'Firefox 130',
        'Windows 10',
        '验证码错误',
        '2026-02-28 23:59:59',
      ],
    ]);
  });
});

describe('the data scope', () => {
  const permissions = ['list', 'remove', 'export']
    .flatMap((verb) => [`monitor:operlog:${verb}`, `monitor:logininfor:${verb}`])
    .concat('monitor:logininfor:unlock');
  /**
   * Of department 103 and below; somebody there, somebody elsewhere, and a name that nobody has.
   */
  async function scene() {
    const leader = await office.staff(permissions, { dataScope: '4', deptId: 103 });
    const db = office.database.write;
    const addUser = async (user_name: string, dept_id: number): Promise<number> => {
      const added = await db
        .insertInto('sys_user')
        .values({ user_name, nick_name: user_name, dept_id, status: '0', del_flag: '0' })
        .returning('user_id')
        .executeTakeFirstOrThrow();
      return added.user_id;
    };
    const userIds = { near: await addUser('near', 103), far: await addUser('far', 105) };
    const owners = [
      ['near', userIds.near, 103],
      ['far', userIds.far, 105],
      ['nobody', null, null],
    ] as const;
    await db.deleteFrom('sys_logininfor').execute();
    for (const [user_name, user_id, dept_id] of owners) {
      await db
        .insertInto('sys_logininfor')
        .values({ ...signIns[0], user_name, user_id, dept_id })
        .execute();
      await db
        .insertInto('sys_oper_log')
        .values({ ...operations[0], oper_name: user_name, user_id, dept_id })
        .execute();
    }
    return leader;
  }

  it('limits lists, exports, removing and clearing', async () => {
    const leader = await scene();
    for (const [path, member, key] of [
      ['/monitor/logininfor', 'userName', 'infoId'],
      ['/monitor/operlog', 'operName', 'operId'],
    ] as const) {
      const { rows } = await leader.get(`${path}/list`);
      const seen = rows.map((row: Answer) => row[member] as string);
      expect(seen).toContain('near');
      expect(seen.filter((name: string) => ['far', 'nobody'].includes(name))).toEqual([]);
      const exported = await readWorkbook((await leader.form(`${path}/export`, {})).rawPayload);
      expect(JSON.stringify(exported.rows)).not.toMatch(/far|nobody/);
      const all = (await office.admin.get(`${path}/list`)).rows as Answer[];
      for (const name of ['far', 'nobody']) {
        const id = all.find((row) => row[member] === name)![key];
        expect(await leader.remove(`${path}/${id}`)).toEqual(await leader.remove(`${path}/999999`));
      }
      expect(await leader.remove(`${path}/clean`)).toEqual(ok);
      const left = new Set(
        (await office.admin.get(`${path}/list`)).rows.map((row: Answer) => row[member]),
      );
      expect([left.has('near'), left.has('far'), left.has('nobody')]).toEqual([false, true, true]);
    }
  });

  it('limits unlocking; names of others and of nobody read the same', async () => {
    const leader = await scene();
    for (const name of ['near', 'far', 'ghost']) await lock(name);
    expect(await leader.get('/monitor/logininfor/unlock/near')).toEqual(ok);
    const refused = { code: 500, msg: '没有权限访问用户数据！' };
    for (const name of ['far', 'ghost'])
      expect(await leader.get(`/monitor/logininfor/unlock/${name}`)).toEqual(refused);
    expect((await locked()).sort()).toEqual(['far', 'ghost']);
  });

  it('is written with each row: who, and of which department at the time', async () => {
    const staff = await office.staff(['system:post:add'], { dataScope: '5', deptId: 105 });
    await staff.post('/system/post', { postCode: 'seen', postName: '可见', postSort: 1 });
    const [row] = (await office.operations()).slice(-1);
    expect(row).toMatchObject({ title: '岗位管理', dept_id: 105 });
    expect(row?.user_id).toBeGreaterThan(1);
  });
});

describe('/monitor/operlog', () => {
  beforeEach(async () => {
    await office.database.write.insertInto('sys_oper_log').values(operations).execute();
  });

  it('lists newest first with numbers as numbers', async () => {
    const { rows, total } = await office.admin.get('/monitor/operlog/list');
    expect(total).toBe(2);
    expect(rows[0]).toEqual({
      operId: 2,
      title: '部门管理',
      businessType: 3,
      method: 'm',
      requestMethod: 'DELETE',
      operatorType: 1,
      operName: 'demo',
      deptName: '',
      operUrl: '/system/dept/1',
      operIp: '10.0.0.8',
      operLocation: '内网IP',
      operParam: '{}',
      jsonResult: null,
      status: 1,
      errorMsg: '存在下级部门,不允许删除',
      operTime: '2026-02-28 10:00:00',
      costTime: 120,
    });
  });

  it('filters in every documented way and sorts', async () => {
    const titles = async (query: string): Promise<string[]> =>
      names(await office.admin.get(`/monitor/operlog/list?${query}`), 'title');
    expect(await titles('title=岗位')).toEqual(['岗位管理']);
    expect(await titles('operName=dem')).toEqual(['部门管理']);
    expect(await titles('operIp=10.0')).toEqual(['部门管理']);
    expect(await titles('businessType=1')).toEqual(['岗位管理']);
    expect(await titles('businessTypes=1&businessTypes=3')).toEqual(['部门管理', '岗位管理']);
    expect(await titles('businessTypes=3,4')).toEqual(['部门管理']);
    expect(await titles('status=1')).toEqual(['部门管理']);
    expect(await titles('params%5BendTime%5D=2026-02-27%2008:00:00')).toEqual(['岗位管理']);
    expect(await titles('orderByColumn=costTime&isAsc=ascending')).toEqual([
      '岗位管理',
      '部门管理',
    ]);
  });

  it('removes and empties, which itself is logged', async () => {
    expect(await office.admin.remove('/monitor/operlog/1')).toEqual(ok);
    expect(await office.admin.remove('/monitor/operlog/clean')).toEqual(ok);
    expect((await office.operations()).map((row) => [row.title, row.business_type])).toEqual([
      ['操作日志', 9],
    ]);
  });

  it('exports labels and units', async () => {
    const { header, rows } = await readWorkbook(
      (await office.admin.form('/monitor/operlog/export', { title: '部门' })).rawPayload,
    );
    expect(header).toEqual([
      '操作序号',
      '操作模块',
      '业务类型',
      '请求方法',
      '请求方式',
      '操作类别',
      '操作人员',
      '部门名称',
      '请求地址',
      '操作地址',
      '操作地点',
      '请求参数',
      '返回参数',
      '状态',
      '错误消息',
      '操作时间',
      '消耗时间',
    ]);
    expect(rows[0]?.cells).toEqual([
      '2',
      '部门管理',
      '删除',
      'm',
      'DELETE',
      '后台用户',
      'demo',
      '',
      '/system/dept/1',
      '10.0.0.8',
      '内网IP',
      '{}',
      '',
      '异常',
      '存在下级部门,不允许删除',
      '2026-02-28 10:00:00',
      '120毫秒',
    ]);
  });
});
