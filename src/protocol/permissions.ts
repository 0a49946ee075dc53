/**
 * Permissions and roles (docs/protocol/sign-in.md#who-is-asking,
 * docs/protocol/product.md#permissions).
 */

/** The permission that stands for all. */
export const everything = '*:*:*';
/** The role that passes every role check. */
export const superRoleKey = 'admin';
export const superUserId = 1;
export const superRoleId = 1;

/** Last part of the permission that an operation on a model asks for. */
export const verbs = {
  list: 'list',
  get: 'query',
  create: 'add',
  update: 'edit',
  updateMany: 'edit',
  remove: 'remove',
  export: 'export',
  import: 'import',
  importTemplate: 'import',
} as const;
export type Verb = (typeof verbs)[keyof typeof verbs];

/** Whether somebody who holds these permissions may do what asks for this one. */
export function isPermitted(
  held: ReadonlySet<string> | readonly string[],
  permission: string,
): boolean {
  const holds = (one: string) => ('has' in held ? held.has(one) : held.includes(one));
  return holds(everything) || holds(permission);
}

/** Whether somebody with these role keys passes the check of this one. */
export const passesRole = (keys: readonly string[], role: string): boolean =>
  keys.includes(superRoleKey) || keys.includes(role);
