/** Samples of the routes of users, roles, menus, departments and posts. */
import { noFile, noImport, none, type Sample } from './sample.ts';

const superUser = /^不允许操作超级管理员用户$/;
const superRole = /^不允许操作超级管理员角色$/;

export const organisationSamples: Record<string, Sample> = {
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
};
