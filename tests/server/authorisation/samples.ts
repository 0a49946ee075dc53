/**
 * What a request to each route looks like beside its ids. A route that is not here fails the test
 * of authorisation.
 */

export interface Sample {
  /** Members of the JSON body or form beside ids. */
  body?: Record<string, unknown>;
  /** Query parameters beside ids. */
  query?: Record<string, string>;
  /** Values of path parameters that are no ids. */
  path?: Record<string, string>;
  /** The ids of the path only narrow a list. */
  narrows?: true;
  /** A workbook to import: its header, and the rows below. */
  workbook?: { header: readonly string[]; rows: string[][] };
  /** What names somebody out of the data scope of limited callers where no id does. */
  outsiders?: Pick<Sample, 'path' | 'query' | 'workbook'>;
  /** Optional ids sent even where another is tested. */
  also?: readonly string[];
  /**
   * Ids that the caller's own record has already: naming them again changes nothing, and as filters
   * they find it.
   */
  keeps?: readonly string[];
  /** Refusals of the matter itself that a permitted call may meet. */
  declines?: readonly RegExp[];
}

const none: Sample = {};
const superUser = /^不允许操作超级管理员用户$/;
const superRole = /^不允许操作超级管理员角色$/;
/** Nobody but the caller would be left with the wrong password, so none of these is right. */
const wrongPassword =
  /^(用户不存在\/密码错误|密码错误，请重新输入|修改密码失败，旧密码错误|验证码错误|两步验证码错误)/;
const noView = /^视图不存在或已被删除$/;
const noPage = /^页面不存在或没有访问权限$/;
const noFile = /^(导入文件不能为空|Required part .* is not present\.?)$/;
/** Upload of nobody. */
const noUpload: Sample = {
  path: { uploadId: 'none' },
  declines: [/^上传已过期，请重新上传$/],
};
/** Import of nobody. */
const noImport: Sample = {
  path: { importId: '0'.repeat(32) },
  declines: [/^导入结果不存在或已过期$/],
};

export const samples: Record<string, Sample> = {
  'GET /': none,
  'GET /captchaImage': none,
  'GET /v3/api-docs': none,
  'GET /site': none,
  'POST /login': {
    body: { username: 'somebody', password: 'no-password' },
    declines: [wrongPassword],
  },
  'POST /register': {
    body: { username: 'somebody', password: 'no-password' },
    declines: [/^当前系统没有开启注册功能！$/],
  },
  'GET /logout': none,
  'POST /logout': none,
  'PUT /logout': none,
  'DELETE /logout': none,
  'GET /getInfo': none,
  'GET /getRouters': none,
  'GET /events': none,
  'POST /unlockscreen': { body: { password: 'no-password' }, declines: [wrongPassword] },

  'GET /map/settings': none,
  'GET /map/route': {
    query: { from: '116.39,39.9', to: '121.47,31.23' },
    declines: [/^未配置路线服务$/],
  },

  'GET /system/savedView': { query: { page: 'system/post', list: 'list' }, declines: [noPage] },
  'POST /system/savedView': {
    body: { page: 'system/post', list: 'list', name: '常用', content: {} },
    declines: [noPage],
  },
  'PUT /system/savedView': { body: { viewId: 'none', version: 1 }, declines: [noView] },
  'PUT /system/savedView/default': {
    body: { page: 'system/post', list: 'list', viewId: 'none' },
    declines: [noView, noPage],
  },
  'DELETE /system/savedView/{viewId}': { path: { viewId: 'none' }, declines: [noView] },

  'GET /common/download': { query: { fileName: 'no_file.txt', delete: 'false' } },
  'GET /common/download/resource': { query: { resource: '/profile/no-file.txt' } },
  'POST /common/upload': { declines: [noFile] },
  'POST /common/uploads': { declines: [noFile] },
  'POST /common/upload/chunked': {
    body: { name: 'a.txt', size: 4, head: 'dGV4dA==', fingerprint: 'authorisation' },
  },
  'GET /common/upload/chunked/{uploadId}': noUpload,
  'PUT /common/upload/chunked/{uploadId}/{number}': {
    ...noUpload,
    path: { ...noUpload.path, number: '1' },
    query: { checksum: '0'.repeat(64) },
    declines: [noFile],
  },
  'POST /common/upload/chunked/{uploadId}/finish': {
    ...noUpload,
    body: { checksum: '0'.repeat(64) },
  },
  'DELETE /common/upload/chunked/{uploadId}': noUpload,

  'GET /system/user/profile': none,
  'PUT /system/user/profile': { body: { sex: '1' } },
  'PUT /system/user/profile/updatePwd': {
    body: { oldPassword: 'no-password', newPassword: 'Word-2026' },
    declines: [wrongPassword],
  },
  'POST /system/user/profile/avatar': { declines: [/^上传图片异常，请联系管理员$/] },
  'GET /system/user/profile/sessions': none,
  'DELETE /system/user/profile/sessions': none,
  'DELETE /system/user/profile/sessions/{sessionId}': none,
  'GET /system/user/profile/totp': none,
  'POST /system/user/profile/totp': none,
  'PUT /system/user/profile/totp': {
    body: { code: '000000' },
    declines: [/^设置已超时，请重新开始$/],
  },
  'DELETE /system/user/profile/totp': { declines: [/^尚未启用两步验证$/] },
  'POST /system/user/profile/totp/recoveryCodes': { declines: [/两步验证/] },
  'POST /system/user/profile/reauthenticate': {
    body: { password: 'no-password' },
    declines: [wrongPassword],
  },

  'GET /system/user/': none,
  'GET /system/user/list': { keeps: ['deptId'] },
  'GET /system/user/aggregate/byDept': { keeps: ['deptId'] },
  'GET /system/user/aggregate/byStatus': { keeps: ['deptId'] },
  'GET /system/user/distinct/deptId': { keeps: ['deptId'] },
  'GET /system/user/by/userName/{userName}': {
    path: { userName: 'nobody' },
    outsiders: { path: { userName: 'outsider' } },
    declines: [/^用户不存在/, /^没有权限访问用户数据！$/],
  },
  'GET /system/user/deptTree': none,
  'GET /system/user/{userId}': none,
  'GET /system/user/authRole/{userId}': none,
  'POST /system/user': {
    body: { userName: 'newcomer', nickName: '新', password: 'Word-2026' },
    also: ['deptId'],
    declines: [superRole],
  },
  'PUT /system/user': {
    body: { userName: 'whoever', remark: '改' },
    also: ['deptId', 'roleIds'],
    keeps: ['deptId', 'roleIds'],
    declines: [superUser],
  },
  'PUT /system/user/changeStatus': { body: { status: '0' }, declines: [superUser] },
  'PUT /system/user/resetPwd': { body: { password: 'Word-2026' }, declines: [superUser] },
  'PUT /system/user/authRole': { also: ['roleIds'], keeps: ['roleIds'], declines: [superUser] },
  'DELETE /system/user/{userIds}': { declines: [superUser, /^当前用户不能删除$/] },
  'DELETE /system/user/totp/{userId}': { declines: [superUser, /^该用户没有启用两步验证$/] },
  'POST /system/user/export': { keeps: ['deptId'] },
  'POST /system/user/importData': {
    declines: [noFile],
    outsiders: {
      workbook: {
        header: ['部门编号', '登录名称', '用户名称'],
        rows: [['108', 'imported', '某人']],
      },
    },
  },
  'POST /system/user/importTemplate': none,
  'GET /system/user/importErrors/{importId}': noImport,

  'GET /system/role/list': none,
  'GET /system/role/optionselect': none,
  'GET /system/role/{roleId}': none,
  'GET /system/role/deptTree/{roleId}': none,
  'GET /system/role/authUser/allocatedList': none,
  'GET /system/role/authUser/unallocatedList': none,
  'PUT /system/role/authUser/cancel': { declines: [superRole, superUser, /^操作失败$/] },
  'PUT /system/role/authUser/cancelAll': { declines: [superRole, superUser, /^操作失败$/] },
  'PUT /system/role/authUser/selectAll': { declines: [superRole, superUser] },
  'POST /system/role': { body: { roleName: '新角色', roleKey: 'fresh', roleSort: 1 } },
  'PUT /system/role': {
    body: { roleName: '改', roleKey: 'changed', roleSort: 1, remark: '改' },
    declines: [superRole],
  },
  'PUT /system/role/dataScope': { body: { dataScope: '5' }, declines: [superRole] },
  'PUT /system/role/changeStatus': { body: { status: '0' }, declines: [superRole] },
  'DELETE /system/role/{roleIds}': { declines: [superRole, /已分配,不能删除$/] },
  'POST /system/role/export': none,
  'POST /system/role/importData': {
    declines: [noFile],
    outsiders: {
      query: { updateSupport: 'true' },
      workbook: {
        header: ['角色名称', '角色权限', '角色排序'],
        rows: [['foreign-user', 'foreign-user', '1']],
      },
    },
  },
  'POST /system/role/importTemplate': none,
  'GET /system/role/importErrors/{importId}': noImport,

  'GET /system/menu/list': none,
  'GET /system/menu/treeselect': none,
  'GET /system/menu/{menuId}': none,
  'GET /system/menu/roleMenuTreeselect/{roleId}': none,
  'POST /system/menu': {
    body: {
      menuName: '新按钮',
      menuType: 'F',
      orderNum: 1,
      isFrame: '1',
      perms: 'system:user:list',
    },
  },
  'PUT /system/menu': {
    body: { menuName: '改', menuType: 'C', orderNum: 1, remark: '改' },
    declines: [/上级菜单不能选择自己$/],
  },
  'PUT /system/menu/updateSort': { body: { orderNums: '7' } },
  'DELETE /system/menu/{menuIds}': { declines: [/^(存在子菜单|菜单已分配),不允许删除$/] },

  'GET /system/dept/list': none,
  'GET /system/dept/list/exclude/{deptId}': { narrows: true },
  'GET /system/dept/{deptId}': none,
  'GET /system/dept/path/{deptId}': none,
  'POST /system/dept': { body: { deptName: '新组', orderNum: 1 }, also: ['parentId'] },
  'PUT /system/dept': {
    body: { deptName: '改', orderNum: 1, leader: '改' },
    declines: [/上级部门不能是自己$/],
  },
  'PUT /system/dept/updateSort': { body: { orderNums: '7' } },
  'DELETE /system/dept/{deptIds}': { declines: [/^(存在下级部门|部门存在用户),不允许删除$/] },

  'GET /system/post/list': none,
  'GET /system/post/optionselect': none,
  'GET /system/post/{postId}': none,
  'POST /system/post': { body: { postCode: 'fresh', postName: '新岗位', postSort: 1 } },
  'PUT /system/post': { body: { postCode: 'changed', postName: '改', postSort: 1, remark: '改' } },
  'DELETE /system/post/{postIds}': { declines: [/已分配,不能删除$/] },
  'POST /system/post/export': none,
  'POST /system/post/importData': { declines: [noFile] },
  'POST /system/post/importTemplate': none,
  'GET /system/post/importErrors/{importId}': noImport,

  'GET /system/dict/type/list': none,
  'GET /system/dict/type/optionselect': none,
  'GET /system/dict/type/{dictId}': none,
  'POST /system/dict/type': { body: { dictName: '新字典', dictType: 'fresh' } },
  'PUT /system/dict/type': { body: { dictName: '改', dictType: 'changed', remark: '改' } },
  'DELETE /system/dict/type/{dictIds}': { declines: [/已分配,不能删除$/] },
  'DELETE /system/dict/type/refreshCache': none,
  'POST /system/dict/type/export': none,
  'POST /system/dict/type/importData': { declines: [noFile] },
  'POST /system/dict/type/importTemplate': none,
  'GET /system/dict/type/importErrors/{importId}': noImport,
  'GET /system/dict/data/list': none,
  'GET /system/dict/data/type/{dictType}': { path: { dictType: 'sys_user_sex' } },
  'GET /system/dict/data/types': { query: { types: 'sys_user_sex' } },
  'GET /system/dict/data/{dictCode}': none,
  'POST /system/dict/data': { body: { dictType: 'sys_user_sex', dictLabel: '新', dictValue: '9' } },
  'PUT /system/dict/data': {
    body: { dictLabel: '改', dictValue: '9', dictType: 'changed', remark: '改' },
  },
  'DELETE /system/dict/data/{dictCodes}': none,
  'POST /system/dict/data/export': none,
  'POST /system/dict/data/importData': { declines: [noFile] },
  'POST /system/dict/data/importTemplate': none,
  'GET /system/dict/data/importErrors/{importId}': noImport,

  'GET /system/config/list': none,
  'GET /system/config/{configId}': none,
  'GET /system/config/configKey/{configKey}': { path: { configKey: 'sys.index.sideTheme' } },
  'POST /system/config': {
    body: { configName: '新参数', configKey: 'fresh.key', configValue: '1' },
  },
  'PUT /system/config': {
    body: { configName: '改', configKey: 'changed', configValue: '1', remark: '改' },
  },
  'DELETE /system/config/{configIds}': { declines: [/^内置参数【.*】不能删除 $/] },
  'DELETE /system/config/refreshCache': none,
  'POST /system/config/export': none,
  'POST /system/config/importData': { declines: [noFile] },
  'POST /system/config/importTemplate': none,
  'GET /system/config/importErrors/{importId}': noImport,

  'GET /system/notice/list': none,
  'GET /system/notice/listTop': none,
  'GET /system/notice/readUsers/list': none,
  'GET /system/notice/{noticeId}': none,
  'POST /system/notice/markRead': none,
  'POST /system/notice/markReadAll': none,
  'POST /system/notice': {
    body: { noticeTitle: '新公告', noticeType: '1', noticeContent: '<p>新</p>' },
  },
  'PUT /system/notice': { body: { noticeTitle: '改', noticeType: '1', status: '1' } },
  'DELETE /system/notice/{noticeIds}': none,

  'GET /monitor/online/list': none,
  'DELETE /monitor/online/{tokenId}': none,
  'GET /monitor/operlog/list': none,
  'GET /monitor/operlog/aggregate/daily': none,
  'GET /monitor/operlog/aggregate/byType': none,
  'GET /monitor/operlog/aggregate/byModule': none,
  'GET /monitor/operlog/aggregate/byStatus': none,
  'GET /monitor/operlog/distinct/title': none,
  'GET /monitor/operlog/distinct/operName': none,
  'DELETE /monitor/operlog/{operIds}': { declines: [/^操作失败$/] },
  'DELETE /monitor/operlog/clean': none,
  'POST /monitor/operlog/export': none,
  'GET /monitor/logininfor/list': none,
  'GET /monitor/logininfor/aggregate/daily': none,
  'GET /monitor/logininfor/aggregate/byStatus': none,
  'GET /monitor/logininfor/aggregate/byBrowser': none,
  'GET /monitor/logininfor/distinct/userName': none,
  'GET /monitor/logininfor/distinct/browser': none,
  'GET /monitor/logininfor/distinct/os': none,
  'DELETE /monitor/logininfor/{infoIds}': none,
  'DELETE /monitor/logininfor/clean': none,
  // Out of the scope of who sees only themselves.
  'GET /monitor/logininfor/unlock/{userName}': {
    path: { userName: 'nobody' },
    outsiders: { path: { userName: 'outsider' } },
    declines: [/^没有权限访问用户数据！$/],
  },
  'POST /monitor/logininfor/export': none,
};
