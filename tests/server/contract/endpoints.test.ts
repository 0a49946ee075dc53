/**
 * Every endpoint of docs/protocol/sign-in.md, system.md, monitoring.md and files.md with its
 * permission, its operation log and its filters, as the document lists them.
 */
import { beforeAll, expect, it } from 'vitest';
import { declaredRoutes, filled, send } from '../authorisation/routes.ts';
import type { Route } from '../authorisation/routes.ts';
import { samples } from '../authorisation/samples.ts';
import { makeWorld } from '../authorisation/world.ts';
import type { Caller } from '../authorisation/world.ts';
import { startedServer } from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

/** Business types as numbers (docs/protocol/entities.md, SysOperLog). */
const types = {
  OTHER: 0,
  INSERT: 1,
  UPDATE: 2,
  DELETE: 3,
  GRANT: 4,
  EXPORT: 5,
  IMPORT: 6,
  FORCE: 7,
  CLEAN: 9,
};
type Log = `${string}/${keyof typeof types}`;

/**
 * Method and path; permission, `-` for every signed-in user, `anon` for everybody; log title and
 * type, `-` for none; filters of lists.
 */
type Documented = [name: string, permission: string, log: Log | '-', filters?: string];

const documented: Documented[] = [
  ['GET /captchaImage', 'anon', '-'],
  ['POST /login', 'anon', '-'],
  ['GET /getInfo', '-', '-'],
  ['GET /getRouters', '-', '-'],
  ['POST /register', 'anon', '-'],
  ['POST /unlockscreen', '-', '-'],
  ['GET /', 'anon', '-'],
  ['GET /logout', 'anon', '-'],
  ['POST /logout', 'anon', '-'],
  ['PUT /logout', 'anon', '-'],
  ['DELETE /logout', 'anon', '-'],

  [
    'GET /system/user/list',
    'system:user:list',
    '-',
    'userId userName phonenumber status deptId params[beginTime] params[endTime]',
  ],
  ['POST /system/user/export', 'system:user:export', '用户管理/EXPORT'],
  ['POST /system/user/importData', 'system:user:import', '用户管理/IMPORT', 'updateSupport'],
  ['POST /system/user/importTemplate', '-', '-'],
  ['GET /system/user/', 'system:user:query', '-'],
  ['GET /system/user/{userId}', 'system:user:query', '-'],
  ['POST /system/user', 'system:user:add', '用户管理/INSERT'],
  ['PUT /system/user', 'system:user:edit', '用户管理/UPDATE'],
  ['DELETE /system/user/{userIds}', 'system:user:remove', '用户管理/DELETE'],
  ['PUT /system/user/resetPwd', 'system:user:resetPwd', '用户管理/UPDATE'],
  ['PUT /system/user/changeStatus', 'system:user:edit', '用户管理/UPDATE'],
  ['GET /system/user/authRole/{userId}', 'system:user:query', '-'],
  ['PUT /system/user/authRole', 'system:user:edit', '用户管理/GRANT', 'userId roleIds'],
  ['GET /system/user/deptTree', 'system:user:list', '-', 'deptId parentId deptName status'],

  ['GET /system/user/profile', '-', '-'],
  ['PUT /system/user/profile', '-', '个人信息/UPDATE'],
  ['PUT /system/user/profile/updatePwd', '-', '个人信息/UPDATE'],
  ['POST /system/user/profile/avatar', '-', '用户头像/UPDATE'],

  [
    'GET /system/role/list',
    'system:role:list',
    '-',
    'roleId roleName roleKey status params[beginTime] params[endTime]',
  ],
  ['POST /system/role/export', 'system:role:export', '角色管理/EXPORT'],
  ['GET /system/role/{roleId}', 'system:role:query', '-'],
  ['POST /system/role', 'system:role:add', '角色管理/INSERT'],
  ['PUT /system/role', 'system:role:edit', '角色管理/UPDATE'],
  ['PUT /system/role/dataScope', 'system:role:edit', '角色管理/UPDATE'],
  ['PUT /system/role/changeStatus', 'system:role:edit', '角色管理/UPDATE'],
  ['DELETE /system/role/{roleIds}', 'system:role:remove', '角色管理/DELETE'],
  ['GET /system/role/optionselect', 'system:role:query', '-'],
  [
    'GET /system/role/authUser/allocatedList',
    'system:role:list',
    '-',
    'roleId userName phonenumber',
  ],
  [
    'GET /system/role/authUser/unallocatedList',
    'system:role:list',
    '-',
    'roleId userName phonenumber',
  ],
  ['PUT /system/role/authUser/cancel', 'system:role:edit', '角色管理/GRANT'],
  ['PUT /system/role/authUser/cancelAll', 'system:role:edit', '角色管理/GRANT', 'roleId userIds'],
  ['PUT /system/role/authUser/selectAll', 'system:role:edit', '角色管理/GRANT', 'roleId userIds'],
  ['GET /system/role/deptTree/{roleId}', 'system:role:query', '-'],

  ['GET /system/menu/list', 'system:menu:list', '-', 'menuName visible status'],
  ['GET /system/menu/{menuId}', 'system:menu:query', '-'],
  ['GET /system/menu/treeselect', '-', '-', 'menuName visible status'],
  ['GET /system/menu/roleMenuTreeselect/{roleId}', '-', '-'],
  ['POST /system/menu', 'system:menu:add', '菜单管理/INSERT'],
  ['PUT /system/menu', 'system:menu:edit', '菜单管理/UPDATE'],
  ['PUT /system/menu/updateSort', 'system:menu:edit', '保存菜单排序/UPDATE'],
  ['DELETE /system/menu/{menuIds}', 'system:menu:remove', '菜单管理/DELETE'],

  ['GET /system/dept/list', 'system:dept:list', '-', 'deptId parentId deptName status'],
  ['GET /system/dept/list/exclude/{deptId}', 'system:dept:list', '-'],
  ['GET /system/dept/{deptId}', 'system:dept:query', '-'],
  ['POST /system/dept', 'system:dept:add', '部门管理/INSERT'],
  ['PUT /system/dept', 'system:dept:edit', '部门管理/UPDATE'],
  ['PUT /system/dept/updateSort', 'system:dept:edit', '保存部门排序/UPDATE'],
  ['DELETE /system/dept/{deptIds}', 'system:dept:remove', '部门管理/DELETE'],

  ['GET /system/post/list', 'system:post:list', '-', 'postCode postName status'],
  ['POST /system/post/export', 'system:post:export', '岗位管理/EXPORT'],
  ['GET /system/post/{postId}', 'system:post:query', '-'],
  ['POST /system/post', 'system:post:add', '岗位管理/INSERT'],
  ['PUT /system/post', 'system:post:edit', '岗位管理/UPDATE'],
  ['DELETE /system/post/{postIds}', 'system:post:remove', '岗位管理/DELETE'],
  ['GET /system/post/optionselect', '-', '-'],

  [
    'GET /system/dict/type/list',
    'system:dict:list',
    '-',
    'dictName dictType status params[beginTime] params[endTime]',
  ],
  ['POST /system/dict/type/export', 'system:dict:export', '字典类型/EXPORT'],
  ['GET /system/dict/type/{dictId}', 'system:dict:query', '-'],
  ['POST /system/dict/type', 'system:dict:add', '字典类型/INSERT'],
  ['PUT /system/dict/type', 'system:dict:edit', '字典类型/UPDATE'],
  ['DELETE /system/dict/type/{dictIds}', 'system:dict:remove', '字典类型/DELETE'],
  ['DELETE /system/dict/type/refreshCache', 'system:dict:remove', '字典类型/CLEAN'],
  ['GET /system/dict/type/optionselect', '-', '-'],
  ['GET /system/dict/data/list', 'system:dict:list', '-', 'dictType dictLabel status'],
  ['POST /system/dict/data/export', 'system:dict:export', '字典数据/EXPORT'],
  ['GET /system/dict/data/{dictCode}', 'system:dict:query', '-'],
  ['GET /system/dict/data/type/{dictType}', '-', '-'],
  ['POST /system/dict/data', 'system:dict:add', '字典数据/INSERT'],
  ['PUT /system/dict/data', 'system:dict:edit', '字典数据/UPDATE'],
  ['DELETE /system/dict/data/{dictCodes}', 'system:dict:remove', '字典类型/DELETE'],

  [
    'GET /system/config/list',
    'system:config:list',
    '-',
    'configName configKey configType params[beginTime] params[endTime]',
  ],
  ['POST /system/config/export', 'system:config:export', '参数管理/EXPORT'],
  ['GET /system/config/{configId}', 'system:config:query', '-'],
  ['GET /system/config/configKey/{configKey}', '-', '-'],
  ['POST /system/config', 'system:config:add', '参数管理/INSERT'],
  ['PUT /system/config', 'system:config:edit', '参数管理/UPDATE'],
  ['DELETE /system/config/{configIds}', 'system:config:remove', '参数管理/DELETE'],
  ['DELETE /system/config/refreshCache', 'system:config:remove', '参数管理/CLEAN'],

  ['GET /system/notice/list', 'system:notice:list', '-', 'noticeTitle noticeType createBy'],
  ['GET /system/notice/{noticeId}', '-', '-'],
  ['POST /system/notice', 'system:notice:add', '通知公告/INSERT'],
  ['PUT /system/notice', 'system:notice:edit', '通知公告/UPDATE'],
  ['GET /system/notice/listTop', '-', '-'],
  ['POST /system/notice/markRead', '-', '-', 'noticeId'],
  ['POST /system/notice/markReadAll', '-', '-', 'ids'],
  ['GET /system/notice/readUsers/list', 'system:notice:list', '-', 'noticeId searchValue'],
  ['DELETE /system/notice/{noticeIds}', 'system:notice:remove', '通知公告/DELETE'],

  [
    'GET /monitor/operlog/list',
    'monitor:operlog:list',
    '-',
    'operIp title businessType businessTypes status operName params[beginTime] params[endTime]',
  ],
  ['POST /monitor/operlog/export', 'monitor:operlog:export', '操作日志/EXPORT'],
  ['DELETE /monitor/operlog/{operIds}', 'monitor:operlog:remove', '操作日志/DELETE'],
  ['DELETE /monitor/operlog/clean', 'monitor:operlog:remove', '操作日志/CLEAN'],
  [
    'GET /monitor/logininfor/list',
    'monitor:logininfor:list',
    '-',
    'ipaddr userName status params[beginTime] params[endTime]',
  ],
  ['POST /monitor/logininfor/export', 'monitor:logininfor:export', '登录日志/EXPORT'],
  ['DELETE /monitor/logininfor/{infoIds}', 'monitor:logininfor:remove', '登录日志/DELETE'],
  ['DELETE /monitor/logininfor/clean', 'monitor:logininfor:remove', '登录日志/CLEAN'],
  ['GET /monitor/logininfor/unlock/{userName}', 'monitor:logininfor:unlock', '账户解锁/OTHER'],
  ['GET /monitor/online/list', 'monitor:online:list', '-', 'ipaddr userName'],
  ['DELETE /monitor/online/{tokenId}', 'monitor:online:forceLogout', '在线用户/FORCE'],

  ['POST /common/upload', '-', '-'],
  ['POST /common/uploads', '-', '-'],
  ['GET /common/download', '-', '-', 'fileName delete'],
  ['GET /common/download/resource', '-', '-', 'resource'],
];

let routes: Map<string, Route>;
let filters: Map<string, string[]>;
let admin: Caller;
const server = startedServer();
beforeAll(async () => {
  routes = new Map((await declaredRoutes(server)).map((route) => [route.name, route]));
  const document = (await (await (await server.admin()).raw('GET', '/v3/api-docs')).json()) as {
    paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
  };
  filters = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, { parameters = [] }]) =>
          [
            `${method.toUpperCase()} ${path}`,
            parameters.filter((one) => one.in === 'query').map(({ name }) => name),
          ] as const,
      ),
    ),
  );
  admin = (await makeWorld(server)).callers.find(({ name }) => name === 'admin')!;
});

const lastRow = async () =>
  server.database.read
    .selectFrom('sys_oper_log')
    .select([
      'oper_id',
      'title',
      'business_type',
      'request_method',
      'operator_type',
      'oper_name',
      'oper_url',
    ])
    .orderBy('oper_id', 'desc')
    .limit(1)
    .executeTakeFirst();

it.each(documented)(
  '%s is declared with its permission and filters',
  (name, permission, _log, expected) => {
    expect(routes.get(name)?.permissions, name).toEqual(
      permission === 'anon' ? null : permission === '-' ? [] : [permission],
    );
    expect(filters.get(name)).toEqual(expect.arrayContaining(expected?.split(' ') ?? []));
  },
);

/** Signing out is another test's: it would end the caller's session. */
const stays = documented.filter(([name]) => !name.endsWith('/logout'));

it.each(stays)(
  '%s writes the documented row of the operation log, or none',
  async (name, _permission, log) => {
    const route = routes.get(name)!;
    const before = await lastRow();
    // Absent ids: what is refused is logged, too, and nothing is lost for the next call.
    await send(
      route,
      required(samples[name], `sample of ${name}`),
      admin,
      new Map(
        filled(route, required(samples[name], `sample of ${name}`)).map((slot) => [slot, 'absent']),
      ),
    );
    const after = await lastRow();
    if (log === '-') {
      expect(after).toEqual(before);
      return;
    }
    const [title, type] = log.split('/') as [string, keyof typeof types];
    expect(after).toMatchObject({
      title,
      business_type: types[type],
      request_method: route.method,
      operator_type: 1,
      oper_name: 'admin',
    });
    expect(after!.oper_url.startsWith(route.path.split('{')[0])).toBe(true);
    expect(after!.oper_id).not.toBe(before?.oper_id);
  },
);
