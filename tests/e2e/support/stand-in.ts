/**
 * A server that knows only the protocol, with a base path: what a team has that takes our pages and
 * keeps its server.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { projectRoot } from './app.ts';
import { required } from '../../../src/schema/required.ts';

type Row = Record<string, unknown>;

const page = (rows: Row[]) => ({ code: 200, msg: '查询成功', rows, total: rows.length });
const data = (value: unknown) => ({ code: 200, msg: '操作成功', data: value });
const stamp = '2026-01-01 08:00:00';

const posts: Row[] = [
  {
    postId: 1,
    postCode: 'ceo',
    postName: '董事长',
    postSort: 1,
    status: '0',
    remark: '',
    createTime: stamp,
  },
];
const answers: Record<string, (url: URL, body: Row) => unknown> = {
  'GET /captchaImage': () => ({ code: 200, msg: '操作成功', captchaEnabled: false }),
  'POST /login': () => ({ code: 200, msg: '操作成功', token: 'stand-in-token' }),
  'POST /logout': () => ({ code: 200, msg: '退出成功' }),
  'GET /getInfo': () => ({
    code: 200,
    msg: '操作成功',
    user: {
      userId: 1,
      userName: 'admin',
      nickName: '老系统管理员',
      avatar: '',
      admin: true,
      dept: { deptName: '总部' },
      roles: [],
    },
    roles: ['admin'],
    permissions: ['*:*:*'],
    pwdChrtype: '0',
    isDefaultModifyPwd: false,
    isPasswordExpired: false,
  }),
  'GET /getRouters': () =>
    data(
      JSON.parse(
        readFileSync(path.join(projectRoot, 'tests/fixtures/protocol/routers.json'), 'utf8'),
      ),
    ),
  'GET /system/post/list': () => page(posts),
  'GET /system/post/1': () => data(posts[0]),
  'PUT /system/post': (_url, body) => {
    Object.assign(required(posts[0], 'posts[0]'), body);
    return { code: 200, msg: '操作成功' };
  },
  'GET /system/config/list': () =>
    page([
      {
        configId: 1,
        configName: '账号初始密码',
        configKey: 'sys.user.initPassword',
        configValue: 'x',
        configType: 'Y',
        remark: '',
        createTime: stamp,
      },
    ]),
  'GET /system/dept/list': () =>
    data([
      {
        deptId: 100,
        parentId: 0,
        ancestors: '0',
        deptName: '总公司',
        orderNum: 0,
        status: '0',
        createTime: stamp,
        children: [],
      },
      {
        deptId: 101,
        parentId: 100,
        ancestors: '0,100',
        deptName: '分公司',
        orderNum: 1,
        status: '0',
        createTime: stamp,
        children: [],
      },
    ]),
  'GET /system/dict/type/list': () =>
    page([
      {
        dictId: 1,
        dictName: '用户性别',
        dictType: 'sys_user_sex',
        status: '0',
        remark: '',
        createTime: stamp,
      },
    ]),
  'GET /system/dict/data/list': () =>
    page([
      {
        dictCode: 1,
        dictSort: 1,
        dictLabel: '男',
        dictValue: '0',
        dictType: 'sys_user_sex',
        status: '0',
        createTime: stamp,
      },
    ]),
  'GET /system/notice/list': () =>
    page([
      {
        noticeId: 1,
        noticeTitle: '停机维护',
        noticeType: '1',
        noticeContent: '<p>今晚</p>',
        status: '0',
        createBy: 'admin',
        createTime: stamp,
      },
    ]),
  'GET /system/notice/listTop': () => ({ ...data([]), unreadCount: 0 }),
  'GET /monitor/logininfor/list': () =>
    page([
      {
        infoId: 1,
        userName: 'admin',
        status: '0',
        ipaddr: '127.0.0.1',
        loginLocation: '内网IP',
        browser: 'Chrome',
        os: 'Linux',
        msg: '登录成功',
        loginTime: stamp,
      },
    ]),
  'GET /monitor/operlog/list': () =>
    page([
      {
        operId: 1,
        title: '岗位管理',
        businessType: 1,
        requestMethod: 'POST',
        operName: 'admin',
        operIp: '127.0.0.1',
        operLocation: '内网IP',
        status: 0,
        costTime: 12,
        operTime: stamp,
      },
    ]),
};
const dictionary = (type: string): Row[] =>
  [
    ['0', '正常'],
    ['1', '停用'],
    ['2', '其它'],
  ].map(([dictValue, dictLabel]) => ({
    dictValue,
    dictLabel: `${dictLabel}`,
    dictType: type,
    listClass: 'primary',
    status: '0',
  }));

export interface StandIn {
  /** Address with the base path. */
  url: string;
  /** Calls that the protocol does not know. */
  foreign: string[];
  stop(): Promise<void>;
}

export function startStandIn(): Promise<StandIn> {
  const foreign: string[] = [];
  const server = http.createServer((request, answer) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stand-in');
      const place = url.pathname.replace(/^\/prod-api/, '');
      const dict = /^\/system\/dict\/data\/type\/(\w+)$/.exec(place);
      const known = answers[`${request.method} ${place}`];
      const value = dict
        ? data(dictionary(required(dict[1], 'dict[1]')))
        : known?.(url, text ? (JSON.parse(text) as Row) : {});
      if (value === undefined) foreign.push(`${request.method} ${place}`);
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify(value ?? { code: 500, msg: `No static resource ${place}.` }));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve({
        url: `http://127.0.0.1:${port}/prod-api`,
        foreign,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}
