/** Views of lists over HTTP. Not in the protocol; the ability `savedViews` announces it. */
import { say } from '../../../schema/locale/message.ts';
import { mayAccess } from '../../auth/permissions.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { withoutMarkup } from '../../http/markup.ts';
import type { ParameterSchemas } from '../../http/parameter-schema.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import type { PageRights } from '../contract.ts';
import { savedViewPath as PATH } from '../../../protocol/addresses.ts';
import * as views from './views.ts';

const common: Pick<RouteDeclaration, 'tag' | 'access' | 'answer'> = {
  tag: '列表视图',
  access: 'session',
  answer: 'ajax',
};

const place = {
  page: { type: 'string', required: true, description: '页面编号', limits: { maxLength: 100 } },
  list: { type: 'string', required: true, description: '列表名称', limits: { maxLength: 64 } },
} as const satisfies ParameterSchemas;

const given = {
  name: { type: 'string', description: '视图名称，30 个字符以内' },
  isShared: { type: 'boolean', description: '是否共享；需要页面的 share 权限' },
  content: { type: 'object', description: '查询条件、排序、每页条数和列' },
} as const satisfies ParameterSchemas;

/** What a page asks for, by its id; undefined: there is none. */
export type RightsOf = (page: string) => PageRights | undefined;

export const viewRoutes = (rightsOf: RightsOf): RouteDeclaration[] => [
  listRoute(rightsOf),
  addRoute(rightsOf),
  changeRoute(rightsOf),
  defaultRoute(rightsOf),
  removeRoute(rightsOf),
];

/** @throws Refusal unless the person may open the page */
function rightsFor(rightsOf: RightsOf, page: string, session: Session): PageRights {
  const rights = rightsOf(page);
  if (!rights || !mayAccess(session, rights.access))
    throw new Refusal(say`页面不存在或没有访问权限`);
  return rights;
}

const maySharedOn = ({ share }: PageRights, session: Session): boolean =>
  share !== undefined && mayAccess(session, share);

/** @throws Refusal where the person may not share views of the page */
function requireSharing(rights: PageRights, session: Session): void {
  if (!maySharedOn(rights, session)) throw new Refusal(say`没有共享视图的权限`);
}

/** A view that the person may change: one's own, or a shared one for those who may share. */
async function changeable(
  db: Db,
  rightsOf: RightsOf,
  { viewId, session }: { viewId: string; session: Session },
): Promise<{ view: views.StoredView; rights: PageRights }> {
  const view = await views.viewFor(db, viewId, session.userId);
  const rights = rightsFor(rightsOf, view.page, session);
  if (view.isShared) requireSharing(rights, session);
  return { view, rights };
}

function nameOf(name: string): string {
  const text = withoutMarkup(name).trim();
  if (text === '' || [...text].length > 30)
    throw new Refusal(say`视图名称长度必须介于 1 和 30 之间`, 500, 'name');
  return text;
}

function listRoute(rightsOf: RightsOf): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: PATH,
    summary: '列表的视图：自己的和共享的（不分页）',
    query: place,
    async handler({ db, query, session }) {
      const rights = rightsFor(rightsOf, query.page, session!);
      const mayShare = maySharedOn(rights, session!);
      const found = await views.viewsOf(db, query, session!.userId);
      const shown = found.map(({ userId: _userId, ...view }) => ({
        ...view,
        isChangeable: view.isShared ? mayShare : view.isOwn,
      }));
      return { data: { views: shown, mayShare } };
    },
  });
}

function addRoute(rightsOf: RightsOf): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: PATH,
    summary: '新增列表视图',
    log: { title: '列表视图', type: 'INSERT' },
    // Contents are values that people search for, and are never shown as markup.
    xssFilter: false,
    body: {
      kind: 'json',
      properties: {
        ...place,
        name: { ...given.name, required: true },
        isShared: given.isShared,
        content: { ...given.content, required: true },
      },
    },
    async handler({ db, body, session }) {
      const { page, list } = body;
      const rights = rightsFor(rightsOf, page, session!);
      if (body.isShared) requireSharing(rights, session!);
      const viewId = await views.addView(
        db,
        { page, list, userId: session!.userId },
        {
          name: nameOf(body.name),
          isShared: body.isShared ?? false,
          content: body.content,
        },
      );
      return { data: { viewId } };
    },
  });
}

function changeRoute(rightsOf: RightsOf): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'PUT',
    path: PATH,
    summary: '修改列表视图',
    log: { title: '列表视图', type: 'UPDATE' },
    xssFilter: false,
    body: {
      kind: 'json',
      properties: {
        viewId: { type: 'string', required: true },
        version: { type: 'integer', format: 'int32', required: true },
        ...given,
      },
    },
    async handler({ db, body: { viewId, version, name, isShared, content }, session }) {
      const { view, rights } = await changeable(db, rightsOf, { viewId, session: session! });
      if (isShared) requireSharing(rights, session!);
      // Only its owner could still find it.
      if (isShared === false && view.isShared && view.userId !== session!.userId)
        throw new Refusal(say`只能取消共享自己的视图`);
      await views.changeView(db, view, {
        version,
        ...(typeof name === 'string' && { name: nameOf(name) }),
        ...(typeof isShared === 'boolean' && { isShared }),
        ...(content && { content }),
      });
    },
  });
}

function defaultRoute(rightsOf: RightsOf): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'PUT',
    path: `${PATH}/default`,
    summary: '设置自己的默认视图',
    body: {
      kind: 'json',
      properties: {
        ...place,
        viewId: { type: 'string', description: '不传时恢复页面本来的样子' },
      },
    },
    async handler({ db, body: { viewId, ...own }, session }) {
      rightsFor(rightsOf, own.page, session!);
      if (viewId != null) {
        const view = await views.viewFor(db, viewId, session!.userId);
        if (view.page !== own.page || view.list !== own.list)
          throw new Refusal(say`该视图不属于这个列表`);
      }
      await views.setDefault(db, { ...own, userId: session!.userId }, viewId ?? null);
    },
  });
}

function removeRoute(rightsOf: RightsOf): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'DELETE',
    path: `${PATH}/{viewId}`,
    summary: '删除列表视图',
    params: { viewId: { type: 'string' } },
    log: { title: '列表视图', type: 'DELETE' },
    async handler({ db, params: { viewId }, session }) {
      await changeable(db, rightsOf, { viewId, session: session! });
      await views.removeView(db, viewId);
    },
  });
}
