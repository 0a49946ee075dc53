/** What publishing gives people: by roles, and to whoever publishes. */
import { onceForEqualRights } from '../../../schema/changes/equalRights.ts';
import {
  disclosedBetween,
  exposureBetween,
  requestsOf,
  type Exposed,
  type ShownPage,
} from '../../../schema/changes/exposure.ts';
import { changeText } from '../../../schema/changes/locale/en-US.ts';
import { mayAnswer } from '../../../schema/check/addresses.ts';
import type { Viewer } from '../../../schema/compile/plan.ts';
import { say, type Message } from '../../../schema/locale/message.ts';
import { permissionsOf } from '../../../schema/permission.ts';
import { superRoleId } from '../../../protocol/permissions.ts';
import { mayAccess } from '../../auth/permissions.ts';
import { permissionsByRole } from '../../auth/principal.ts';
import type { Db } from '../../db/database.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { presentLanguages } from '../../locale/current.ts';
import { pageVocabulary } from '../../pages/vocabulary.ts';

/** A page before and after it is published. */
export interface Publication {
  before: ShownPage;
  after: ShownPage;
}

const shown = ({ kind, text }: Exposed) => ({
  kind,
  text: changeText(text, presentLanguages().answer),
});

/**
 * What the holders of each role see more or less of; roles for which nothing changes are left out.
 */
export async function exposureByRole(db: Db, publication: Publication) {
  const roles = await db
    .selectFrom('sys_role')
    .select(['role_id', 'role_name', 'role_key'])
    .where('status', '=', '0')
    .where('del_flag', '=', '0')
    .where('role_id', '!=', superRoleId)
    .orderBy('role_sort')
    .orderBy('role_id')
    .execute();
  if (roles.length === 0) return [];
  const permissions = await permissionsByRole(
    db,
    roles.map(({ role_id }) => role_id as number),
  );
  const exposureFor = onceForEqualRights(pageVocabulary, (viewer, vocabulary) => {
    const { gains, losses } = exposureBetween(publication, viewer, vocabulary);
    return { gains: gains.map(shown), losses: losses.map(shown) };
  });
  return roles.flatMap(({ role_id: roleId, role_name: roleName, role_key: key }) => {
    const viewer = { permissions: [...(permissions.get(roleId) ?? [])], roles: [String(key)] };
    const { gains, losses } = exposureFor(viewer);
    return gains.length + losses.length === 0 ? [] : [{ roleId, roleName, gains, losses }];
  });
}

/** What a publication is held against. */
interface Held {
  session: Session;
  routes: readonly RouteDeclaration[];
  /** Permissions that come with it: there was nothing that anybody could do by them before. */
  coming: readonly string[];
}

/**
 * Why the person may not publish this: it would show them what is kept from them, send requests in
 * the name of others that they may not send, or bring permissions that they lack.
 */
export function excessOf({ before, after }: Publication, held: Held): Message[] {
  const { session: own, routes, coming } = held;
  if (own.isSuperAdmin) return [];
  const session = { ...own, permissions: new Set([...own.permissions, ...coming]) };
  const viewer: Viewer = { permissions: [...session.permissions], roles: session.roleKeys };
  const disclosed = disclosedBetween({ before, after }, viewer, pageVocabulary);
  const known = new Set(
    requestsOf(before, pageVocabulary).map(({ method, url }) => `${method} ${url}`),
  );
  const sent = requestsOf(after, pageVocabulary).filter(
    ({ method, url }) => !known.has(`${method} ${url}`),
  );
  return [
    ...disclosed.map(
      ({ text }) => say`您没有权限查看：${changeText(text, presentLanguages().answer)}`,
    ),
    ...sent
      .filter((request) => !maySend(request, session, routes))
      .map(({ method = '', url }) => say`您没有权限调用接口：${`${method} ${url}`.trim()}`),
    ...permissionsBrought({ before, after })
      .filter((permission) => !mayAccess(session, permission))
      .map((permission) => say`您没有权限：${permission}`),
  ];
}

/** Whether the person may call everything that can answer the request. */
function maySend(
  { method, url }: { method: string | undefined; url: string },
  session: Session,
  routes: readonly RouteDeclaration[],
): boolean {
  const answering = routes.filter(
    (route) => (method === undefined || route.method === method) && mayAnswer(route, url),
  );
  return answering.every(({ access }) => {
    if (typeof access === 'string') return true;
    return 'permission' in access
      ? mayAccess(session, access.permission)
      : session.roleKeys.includes(access.role);
  });
}

/** Permissions that the menu entry and buttons of a page would carry, and did not before. */
function permissionsBrought({ before, after }: Publication): string[] {
  const carried = ({ page, models }: ShownPage): string[] =>
    page?.menu
      ? [
          ...[permissionsOf(page.access, models[page.model ?? '']?.permission) ?? []].flat(),
          ...Object.keys(page.permissions ?? {}),
        ]
      : [];
  const known = new Set(carried(before));
  return [...new Set(carried(after))].filter((permission) => !known.has(permission));
}
