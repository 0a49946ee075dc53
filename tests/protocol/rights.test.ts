import { describe, expect, it } from 'vitest';
import {
  actionLabels,
  hasAction,
  hasPermi,
  hasPermiAnd,
  hasPermiOr,
  hasRole,
  hasRoleAnd,
  hasRoleOr,
  hidesAction,
} from '../../src/protocol/rights.ts';

const clerk = { permissions: ['system:post:list', 'system:post:add'], roles: ['common'] };
const root = { permissions: ['*:*:*'], roles: ['admin'] };
const nobody = { permissions: [], roles: [] };

describe('permissions', () => {
  it('match exactly or by the wildcard of all', () => {
    expect(hasPermi(clerk, 'system:post:list')).toBe(true);
    expect(hasPermi(clerk, 'system:post')).toBe(false);
    expect(hasPermi({ permissions: ['system:*:*'], roles: [] }, 'system:post:list')).toBe(false);
    expect(hasPermi(root, 'anything:at:all')).toBe(true);
    expect(hasPermi(nobody, 'system:post:list')).toBe(false);
  });

  it('any of, all of', () => {
    expect(hasPermiOr(clerk, ['system:post:edit', 'system:post:add'])).toBe(true);
    expect(hasPermiAnd(clerk, ['system:post:edit', 'system:post:add'])).toBe(false);
    expect(hasPermiAnd(clerk, ['system:post:list', 'system:post:add'])).toBe(true);
    expect(hasPermiAnd(root, ['a:b', 'c:d'])).toBe(true);
  });

  it('refuse to check nothing', () => {
    for (const check of [hasPermiOr, hasPermiAnd])
      expect(() => check(root, [])).toThrow('请设置操作权限标签值');
    for (const check of [hasRoleOr, hasRoleAnd])
      expect(() => check(root, [])).toThrow('请设置角色权限标签值');
  });
});

describe('roles', () => {
  it('match exactly or by admin', () => {
    expect(hasRole(clerk, 'common')).toBe(true);
    expect(hasRole(clerk, 'admin')).toBe(false);
    expect(hasRole(root, 'common')).toBe(true);
    expect(hasRoleOr(clerk, ['x', 'common'])).toBe(true);
    expect(hasRoleAnd(clerk, ['x', 'common'])).toBe(false);
  });
});

describe('role actions', () => {
  const role = {
    permissions: [
      { permissionId: 'system:post', actionList: ['add', 'query'] },
      { permissionId: 'system:dept', actionList: null },
    ],
  };

  it('are checked as permissionId.action', () => {
    expect(hasAction(role, 'system:post.add')).toBe(true);
    expect(hasAction(role, 'system:post.delete')).toBe(false);
    expect(hasAction(role, 'system:dept.add')).toBe(false);
    expect(hasAction(role, 'system:post')).toBe(false);
  });

  it('hide an element only where the entry exists and lacks the action', () => {
    expect(hidesAction(role, ['system:post'], 'delete')).toBe(true);
    expect(hidesAction(role, ['system:post'], 'add')).toBe(false);
    expect(hidesAction(role, ['system:menu'], 'delete')).toBe(false);
    expect(hidesAction(role, ['system:dept'], 'delete')).toBe(false);
  });

  it('have their labels', () => {
    expect(Object.values(actionLabels)).toEqual([
      '新增',
      '删除',
      '修改',
      '查询',
      '详情',
      '启用',
      '禁用',
      '导入',
      '导出',
    ]);
  });
});
