import { describe, expect, it } from 'vitest';
import { hasAccess, permissionsOf } from '../../src/schema/permission.ts';

const rights = {
  hasPermission: ({ permissions }: { permissions: readonly string[] }, permission: string) =>
    permissions.includes(permission),
};
const clerk = { permissions: ['system:post:list', 'system:post:add'], roles: [] };
const nobody = { permissions: [], roles: [] };

describe('access of a schema', () => {
  it('is had by everybody, by holders of the one, or of any of several', () => {
    expect(hasAccess(rights, nobody, undefined)).toBe(true);
    expect(hasAccess(rights, clerk, 'system:post:edit')).toBe(false);
    expect(hasAccess(rights, clerk, ['system:post:edit', 'system:post:add'])).toBe(true);
  });

  it('completes bare verbs by the permission of the model', () => {
    expect(permissionsOf('add', 'system:post')).toBe('system:post:add');
    expect(permissionsOf(['add', 'a:b:c'], 'system:post')).toEqual(['system:post:add', 'a:b:c']);
    expect(permissionsOf('add', undefined)).toBe('add');
  });
});
