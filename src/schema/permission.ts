/** `access` of pages and models: which permissions it asks for, and who has them. */
import type { Holder, Rights } from './protocol.ts';

const completed = (name: string, prefix: string | undefined): string =>
  name.includes(':') || prefix === undefined ? name : `${prefix}:${name}`;

/**
 * `access` of a page with its bare verbs completed by the permission of the model. A verb without a
 * model stays one, which nobody holds.
 */
export function permissionsOf(
  access: string | readonly string[] | undefined,
  prefix: string | undefined,
): string | readonly string[] | undefined {
  if (access === undefined) return undefined;
  return typeof access === 'string'
    ? completed(access, prefix)
    : access.map((one) => completed(one, prefix));
}

/**
 * The permission to share views of the lists of a page, by that of the page's model; without one
 * views are private.
 */
export const sharePermission = (prefix: string | undefined): string | undefined =>
  prefix === undefined ? undefined : completed('share', prefix);

/** `access` of a schema: none asked, the one permission, or any of a list. */
export function hasAccess(
  rights: Pick<Rights, 'hasPermission'>,
  holder: Holder,
  access: string | readonly string[] | undefined,
): boolean {
  if (access === undefined) return true;
  const permissions = typeof access === 'string' ? [access] : access;
  return permissions.some((permission) => rights.hasPermission(holder, permission));
}
