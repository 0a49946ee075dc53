/**
 * Members of every entity on the wire (docs/protocol/entities.md), in lists and details: none
 * missing, none secret, ids as numbers.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { startedAdmin, startedServer } from '../support/index.ts';
import type { Answer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);
beforeAll(async () => {
  await admin.delete('/system/config/refreshCache');
  await admin.post('/system/notice/markRead?noticeId=1');
});

const common = 'createBy createTime updateBy updateTime remark';
const user = `
  userId deptId userName nickName email phonenumber sex avatar status delFlag loginIp
  loginDate pwdUpdateDate dept roles roleIds postIds roleId admin ${common}`;
const role = `
  roleId roleName roleKey roleSort dataScope menuCheckStrictly deptCheckStrictly status
  menuIds deptIds permissions flag admin ${common}`;
const menu = `
  menuId parentId menuName orderNum path component query routeName isFrame isCache menuType
  visible status perms icon children parentName ${common}`;
const dept = `deptId parentId ancestors deptName orderNum leader phone email status delFlag children ${common}`;
const post = `postId postCode postName postSort status flag ${common}`;
const dictType = `dictId dictName dictType status ${common}`;
const dictData = `
  dictCode dictSort dictLabel dictValue dictType cssClass listClass isDefault status default
  ${common}`;
const config = `configId configName configKey configValue configType ${common}`;
const notice = `noticeId noticeTitle noticeType noticeContent status isRead ${common}`;

const entities: [
  path: string,
  pick: (answer: Answer) => Record<string, unknown>,
  members: string,
][] = [
  ['/system/user/list', ({ rows }) => rows[0], user],
  ['/system/user/list', ({ rows }) => rows[0].dept, 'deptId deptName leader'],
  ['/system/user/2', ({ data }) => data, user],
  [
    '/system/user/2',
    ({ data }) => data.dept,
    'deptId deptName leader parentId ancestors orderNum status',
  ],
  [
    '/system/user/2',
    ({ data }) => data.roles[0],
    'roleId roleName roleKey roleSort dataScope status',
  ],
  ['/system/user/2', (answer) => answer, 'data postIds roleIds roles posts'],
  ['/system/user/authRole/2', (answer) => answer, 'user roles'],
  ['/system/user/profile', (answer) => answer, 'data roleGroup postGroup'],
  [
    '/getInfo',
    (answer) => answer,
    'user roles permissions pwdChrtype isDefaultModifyPwd isPasswordExpired',
  ],
  [
    '/getInfo',
    (answer) => answer.user.roles[0],
    'roleId roleName roleKey roleSort dataScope status permissions',
  ],
  ['/system/role/list', ({ rows }) => rows[0], role],
  ['/system/role/2', ({ data }) => data, role],
  [
    '/system/role/authUser/unallocatedList?roleId=1',
    ({ rows }) => rows[0],
    'userId deptId userName nickName email phonenumber status createTime',
  ],
  ['/system/role/deptTree/2', (answer) => answer, 'checkedKeys depts'],
  ['/system/menu/list', ({ data }) => data[0], menu],
  ['/system/menu/100', ({ data }) => data, menu],
  ['/system/menu/treeselect', ({ data }) => data[0], 'id label disabled children'],
  ['/system/menu/roleMenuTreeselect/2', (answer) => answer, 'menus checkedKeys'],
  ['/system/dept/list', ({ data }) => data[0], dept],
  ['/system/dept/103', ({ data }) => data, `${dept} parentName`],
  ['/system/user/deptTree', ({ data }) => data[0], 'id label disabled children'],
  ['/system/post/list', ({ rows }) => rows[0], post],
  ['/system/post/1', ({ data }) => data, post],
  ['/system/dict/type/list', ({ rows }) => rows[0], dictType],
  ['/system/dict/data/list', ({ rows }) => rows[0], dictData],
  ['/system/dict/data/type/sys_user_sex', ({ data }) => data[0], dictData],
  ['/system/config/list', ({ rows }) => rows[0], config],
  ['/system/notice/list', ({ rows }) => rows[0], notice],
  ['/system/notice/1', ({ data }) => data, notice],
  [
    '/system/notice/readUsers/list?noticeId=1',
    ({ rows }) => rows[0],
    'userId userName nickName deptName phonenumber readTime',
  ],
  [
    '/monitor/operlog/list',
    ({ rows }) => rows[0],
    `
      operId title businessType method requestMethod operatorType operName deptName operUrl
      operIp operLocation operParam jsonResult status errorMsg operTime costTime`,
  ],
  [
    '/monitor/logininfor/list',
    ({ rows }) => rows[0],
    'infoId userName status ipaddr loginLocation browser os msg loginTime',
  ],
  [
    '/monitor/online/list',
    ({ rows }) => rows[0],
    'tokenId deptName userName ipaddr loginLocation browser os loginTime',
  ],
];

const isDate = /(Time|Date)$/;

describe.each(entities)('%s', (path, pick, members) => {
  it('has the documented members, with their types', async () => {
    const answer = await admin.get(path);
    expect(answer.code).toBe(200);
    const record = pick(answer);
    expect(
      members
        .trim()
        .split(/\s+/)
        .filter((member) => !Object.hasOwn(record, member)),
    ).toEqual([]);
    for (const secret of ['password', 'searchValue', 'params'])
      expect(record).not.toHaveProperty(secret);
    for (const [name, value] of Object.entries(record)) {
      if (value === null) continue;
      if (/^\w+Id$|^dictCode$/.test(name) && !['tokenId'].includes(name))
        expect(typeof value, name).toBe('number');
      if (
        [
          'status',
          'delFlag',
          'sex',
          'isFrame',
          'isCache',
          'visible',
          'isDefault',
          'configType',
          'noticeType',
          'dataScope',
        ].includes(name) &&
        !path.includes('operlog')
      )
        expect(value, name).toMatch(/^[0-9A-Z]$/);
      if (isDate.test(name) && !['costTime'].includes(name) && typeof value === 'string')
        expect(value, name).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    }
  });
});
