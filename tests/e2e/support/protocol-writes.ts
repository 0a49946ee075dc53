/**
 * Writes as the protocol documents them (docs/protocol/sign-in.md to 7), and what is wrong with one
 * that a page has sent.
 */

interface Write {
  /** Names that the query holds; a question mark behind one that may be missing. */
  query?: readonly string[];
  /** Members that a JSON body may hold. */
  body?: readonly string[];
  /**
   * Of these, those without which the original server refuses the write or drops what is stored.
   */
  required?: readonly string[];
  /** multipart: sent as a form with files. urlencoded: filters of an export, not looked at here. */
  form?: 'multipart' | 'urlencoded';
}

const common = ['createBy', 'createTime', 'updateBy', 'updateTime', 'remark', 'params'];
/** Beyond the protocol, for our server; others ignore them (docs/protocol-differences.md). */
const ours = ['version'];
const members = (names: string): string[] => [...names.split(' '), ...common, ...ours];

const user = members(
  'userId deptId userName nickName email phonenumber sex avatar password status delFlag loginIp ' +
    'loginDate pwdUpdateDate dept roles roleIds postIds roleId admin',
);
const role = members(
  'roleId roleName roleKey roleSort dataScope menuCheckStrictly deptCheckStrictly status menuIds ' +
    'deptIds permissions flag admin delFlag requireTotp',
);
const menu = members(
  'menuId parentId menuName orderNum path component query routeName isFrame isCache menuType ' +
    'visible status perms icon children parentName',
);
const dept = members(
  'deptId parentId ancestors parentName children deptName orderNum leader phone email status ' +
    'delFlag',
);
// The grade is a field that designer-new-fields.spec.ts adds.
const post = members('postId postCode postName postSort status flag grade');
const dictType = members('dictId dictName dictType status');
// prettier-ignore
const dictData = members('dictCode dictSort dictLabel dictValue dictType cssClass listClass isDefault status default');
const config = members('configId configName configKey configValue configType visibility');
const notice = members('noticeId noticeTitle noticeType noticeContent status isRead');

const whole = (body: readonly string[], required: string): Write => ({
  body,
  required: required.split(' '),
});
const exported: Write = { form: 'urlencoded' };
const file: Write = { form: 'multipart' };

/** By method and path; {} stands for ids. */
const documented: Readonly<Record<string, Write>> = {
  'POST /login': {
    body: ['username', 'password', 'code', 'uuid', 'totp', 'reauthenticate'],
    required: ['username', 'password'],
  },
  'POST /register': {
    body: ['username', 'password', 'confirmPassword', 'code', 'uuid'],
    required: ['username', 'password'],
  },
  'POST /unlockscreen': whole(['password'], 'password'),
  'DELETE /logout': {},
  'POST /logout': {},

  'POST /system/user': whole(user, 'userName nickName deptId password roleIds postIds'),
  'PUT /system/user': whole(user, 'userId userName nickName deptId roleIds postIds'),
  'DELETE /system/user/{}': {},
  'PUT /system/user/resetPwd': whole(['userId', 'password'], 'userId password'),
  'PUT /system/user/changeStatus': whole(['userId', 'status'], 'userId status'),
  'PUT /system/user/authRole': { query: ['userId', 'roleIds?'] }, // without: no role at all
  'POST /system/user/export': exported,
  'POST /system/user/importTemplate': exported,
  'POST /system/user/importData': { ...file, query: ['updateSupport?'] },
  'PUT /system/user/profile': whole(
    ['nickName', 'email', 'phonenumber', 'sex'],
    'nickName email phonenumber sex',
  ),
  'PUT /system/user/profile/updatePwd': whole(
    ['oldPassword', 'newPassword'],
    'oldPassword newPassword',
  ),
  'POST /system/user/profile/avatar': file,

  'POST /system/role': whole(
    role,
    'roleName roleKey roleSort menuIds menuCheckStrictly deptCheckStrictly',
  ),
  'PUT /system/role': whole(
    role,
    'roleId roleName roleKey roleSort menuIds menuCheckStrictly deptCheckStrictly',
  ),
  'PUT /system/role/dataScope': whole(role, 'roleId dataScope deptIds deptCheckStrictly'),
  'PUT /system/role/changeStatus': whole(['roleId', 'status'], 'roleId status'),
  'DELETE /system/role/{}': {},
  'POST /system/role/export': exported,
  'PUT /system/role/authUser/cancel': whole(['userId', 'roleId'], 'userId roleId'),
  'PUT /system/role/authUser/cancelAll': { query: ['roleId', 'userIds'] },
  'PUT /system/role/authUser/selectAll': { query: ['roleId', 'userIds'] },

  'POST /system/menu': whole(menu, 'parentId menuName orderNum menuType isFrame'),
  'PUT /system/menu': whole(menu, 'menuId parentId menuName orderNum menuType isFrame'),
  'PUT /system/menu/updateSort': whole(['menuIds', 'orderNums'], 'menuIds orderNums'),
  'DELETE /system/menu/{}': {},
  'POST /system/dept': whole(dept, 'parentId deptName orderNum'),
  'PUT /system/dept': whole(dept, 'deptId parentId deptName orderNum'),
  'PUT /system/dept/updateSort': whole(['deptIds', 'orderNums'], 'deptIds orderNums'),
  'DELETE /system/dept/{}': {},
  'POST /system/post': whole(post, 'postCode postName postSort'),
  'PUT /system/post': whole(post, 'postId postCode postName postSort'),
  'DELETE /system/post/{}': {},
  'POST /system/post/export': exported,

  'POST /system/dict/type': whole(dictType, 'dictName dictType'),
  'PUT /system/dict/type': whole(dictType, 'dictId dictName dictType'),
  'DELETE /system/dict/type/{}': {},
  'DELETE /system/dict/type/refreshCache': {},
  'POST /system/dict/type/export': exported,
  'POST /system/dict/data': whole(dictData, 'dictLabel dictValue dictType'),
  'PUT /system/dict/data': whole(dictData, 'dictCode dictLabel dictValue dictType'),
  'DELETE /system/dict/data/{}': {},
  'POST /system/dict/data/export': exported,
  'POST /system/config': whole(config, 'configName configKey configValue'),
  'PUT /system/config': whole(config, 'configId configName configKey configValue'),
  'DELETE /system/config/{}': {},
  'DELETE /system/config/refreshCache': {},
  'POST /system/config/export': exported,
  'POST /system/notice': whole(notice, 'noticeTitle noticeType'),
  // Contents that nobody has touched stay at home: absent members are kept
  // (docs/protocol/measured.md).
  'PUT /system/notice': whole(notice, 'noticeId noticeTitle noticeType status'),
  'DELETE /system/notice/{}': {},
  'POST /system/notice/markRead': { query: ['noticeId'] },
  // Our server marks all without them; others are told which (useUnread.ts).
  'POST /system/notice/markReadAll': { query: ['ids?'] },

  'POST /monitor/operlog/export': exported,
  'DELETE /monitor/operlog/{}': {},
  'DELETE /monitor/operlog/clean': {},
  'POST /monitor/logininfor/export': exported,
  'DELETE /monitor/logininfor/{}': {},
  'DELETE /monitor/logininfor/clean': {},
  'DELETE /monitor/online/{}': {},
  'POST /common/upload': { ...file, query: ['purpose?'] }, // files of records, docs/protocol-differences.md
};

/**
 * What only our server has (docs/protocol-differences.md); elsewhere the front end does not offer
 * it.
 */
const ownWrites = [
  /^\/common\/upload\/chunked(?:\/|$)/,
  /^\/system\/savedView(?:\/|$)/,
  /^\/tool\/build\/(?:check|draft|file|import|merge|publish|restore|table|withdraw)(?:\/|$)/,
  /^\/tool\/public(?:Form|Answer)(?:\/|$)/,
  /^\/system\/user\/(?:profile\/(?:totp|sessions|reauthenticate)|totp)(?:\/|$)/,
  /^\/system\/(?:role|post|config|dict\/(?:type|data))\/import(?:Template|Data)$/,
];
/** Where the protocol has its writes; tests send others to addresses of their own. */
const area = /^\/(?:system|monitor|tool|common|login|register|logout|unlockscreen)(?:\/|$)/;

const templateOf = (path: string): string =>
  path.replace(/\/(?:\d+(?:,\d+)*|[0-9a-f-]{16,})$/, '/{}');

export interface SentWrite {
  method: string;
  /** Below /api, with its query. */
  address: string;
  contentType: string | undefined;
  body: string | null;
}

/**
 * What is wrong with a write by the protocol, in words; empty for what is right and for what the
 * protocol does not know.
 */
export function faultsOf({ method, address, contentType = '', body }: SentWrite): string[] {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (!area.test(pathname) || isOwnWrite(pathname)) return [];
  const name = `${method} ${templateOf(pathname)}`;
  const write = documented[name];
  if (!write) return [`${name} is not in the protocol`];
  const query = write.query ?? [];
  const faults = [...searchParams.keys()]
    .filter((key) => !query.includes(key) && !query.includes(`${key}?`))
    .map((key) => `${name}: query ${key} is not in the protocol`);
  for (const key of query)
    if (!key.endsWith('?') && !searchParams.has(key))
      faults.push(`${name}: query ${key} is missing`);
  if (write.form) {
    if (!contentType.includes(write.form)) faults.push(`${name}: sent as ${contentType}`);
    return faults;
  }
  const sent = Object.keys(bodyOf(body));
  return [
    ...faults,
    ...sent
      .filter((member) => !write.body?.includes(member))
      .map((member) => `${name}: ${member} is not in the protocol`),
    ...(write.required ?? [])
      .filter((member) => !sent.includes(member))
      .map((member) => `${name}: ${member} is missing`),
  ];
}

function bodyOf(text: string | null): object {
  if (!text) return {};
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : {};
}

/** Method and path of all writes that are documented, for tests of completeness. */
export const documentedWrites = Object.keys(documented);
/** Whether our server alone has the write. */
export const isOwnWrite = (path: string): boolean => ownWrites.some((own) => own.test(path));
