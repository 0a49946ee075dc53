/** Operation log rows of docs/protocol/monitoring.md. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineRoute } from '../../../src/server/http/route.ts';
import { makeUser, startServer, type Client, type TestServer } from '../support/index.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  const base = { tag: 'test', access: 'session', answer: 'ajax' } as const;
  server = await startServer({
    extraRoutes: () => [
      defineRoute({
        ...base,
        method: 'POST',
        path: '/test/secret',
        summary: 'secrets',
        log: { title: '秘密', type: 'GRANT' },
        secrets: ['apiKey'],
        body: { kind: 'json' },
        handler: () => ({ data: { long: 'x'.repeat(5000) } }),
      }),
      defineRoute({
        ...base,
        method: 'PUT',
        path: '/test/half',
        summary: 'fails half-way',
        log: { title: '半途', type: 'UPDATE' },
        handler: async ({ db }) => {
          await db
            .updateTable('sys_post')
            .set({ post_name: '半途' })
            .where('post_id', '=', 1)
            .execute();
          throw new Error('broken');
        },
      }),
    ],
  });
  admin = await server.admin();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.write.deleteFrom('sys_oper_log').execute();
});

const rows = () =>
  server.database.read.selectFrom('sys_oper_log').selectAll().orderBy('oper_id').execute();

describe('the operation log', () => {
  it('records who did what, with what and how it ended', async () => {
    await admin.post('/system/post', {
      postCode: 'log',
      postName: '日志',
      postSort: 1,
      status: '0',
    });
    expect(await rows()).toMatchObject([
      {
        title: '岗位管理',
        business_type: 1,
        request_method: 'POST',
        operator_type: 1,
        oper_name: 'admin',
        dept_name: '研发部门',
        oper_url: '/system/post',
        oper_ip: '127.0.0.1',
        oper_location: '内网IP',
        status: 0,
        error_msg: null,
        json_result: '{"code":200,"msg":"操作成功"}',
        oper_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    ]);
    expect(JSON.parse((await rows())[0]?.oper_param)).toMatchObject({
      postCode: 'log',
      postName: '日志',
    });
    expect((await rows())[0]?.cost_time).toBeGreaterThanOrEqual(0);
  });

  it('logs refusals, of values and of permission, after the work was rolled back', async () => {
    await admin.post('/system/post', { postCode: 'x', postSort: 1 });
    await makeUser(server.database, 'curious');
    const curious = await server.signIn('curious', 'Person-2026!');
    await curious.delete('/system/post/1');
    expect(await rows()).toMatchObject([
      { title: '岗位管理', business_type: 1, status: 1, error_msg: '岗位名称不能为空' },
      {
        title: '岗位管理',
        business_type: 3,
        status: 1,
        oper_name: 'curious',
        error_msg: '没有权限，请联系管理员授权',
      },
    ]);
  });

  it('logs failures without details, and undoes half-done work', async () => {
    expect(await admin.put('/test/half', {})).toEqual({ code: 500, msg: '操作失败' });
    expect(await rows()).toMatchObject([{ title: '半途', status: 1, error_msg: '操作失败' }]);
    expect((await admin.get('/system/post/1')).data.postName).toBe('董事长');
  });

  it('never holds passwords or declared secrets, at any depth, and cuts long texts', async () => {
    await admin.post('/test/secret', {
      password: 'p1',
      inner: [{ oldPassword: 'p2', newPassword: 'p3', ConfirmPassword: 'p4' }],
      apiKey: 'p5',
      text: `${'y'.repeat(1950)}😀${'z'.repeat(100)}`,
    });
    const [row] = await rows();
    expect(row?.oper_param).not.toMatch(/p[1-5]/);
    expect(row?.oper_param).toContain('yyy');
    expect(row?.oper_param.length).toBeLessThanOrEqual(2000);
    expect(row?.json_result).toHaveLength(2000);
    expect(row).toMatchObject({ business_type: 4 });
  });

  it('keeps no query of an address: some clients send passwords there', async () => {
    await admin.put('/system/user/profile/updatePwd?oldPassword=p1&newPassword=p2', {
      oldPassword: 'wrong-one',
      newPassword: 'p3',
    });
    await admin.get('/monitor/logininfor/unlock/nobody?password=p4');
    expect(await rows()).toMatchObject([
      { oper_url: '/system/user/profile/updatePwd', status: 1 },
      { oper_url: '/monitor/logininfor/unlock/nobody' },
    ]);
    expect(JSON.stringify(await rows())).not.toMatch(/p[1-4]/);
  });

  it('records the body also beside a query, and what is read of it before what is not', async () => {
    await admin.put('/system/post?pageNum=7', {
      padding: 'x'.repeat(3000),
      postId: 1,
      postCode: 'ceo',
      postName: '董事长',
      postSort: 1,
      status: '0',
      remark: '藏',
    });
    const [row] = await rows();
    expect(row).toMatchObject({ status: 0, oper_url: '/system/post' });
    expect(row?.oper_param).toMatch(
      /"pageNum":7.*"postName":"董事长".*"remark":"藏".*"padding":"xxx/,
    );
  });

  it('logs exports, and neither lists nor anonymous calls', async () => {
    await (
      await admin.raw('POST', '/system/post/export', {
        body: new URLSearchParams({ postCode: 'ceo' }),
      })
    ).arrayBuffer();
    await admin.get('/system/post/list');
    await server.client().post('/system/post', {});
    expect(await rows()).toMatchObject([
      {
        title: '岗位管理',
        business_type: 5,
        status: 0,
        json_result: null,
        oper_param: '{"postCode":"ceo"}',
      },
    ]);
  });
});
