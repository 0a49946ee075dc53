/** Drafts over HTTP (docs/revision-calls.md). */
import { say } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import { pageToolPath as PATH } from '../../../protocol/addresses.ts';
import { limitedMember } from '../../models/read/limited.ts';
import type { Pages } from '../../pages/pages.ts';
import { given, pageId, readable, titleIn } from './documents.ts';
import * as drafts from './drafts.ts';
import type { DraftFacts, DraftInput } from './drafts.ts';
import { shownHash } from './live.ts';

/** What the routes of drafts work with. */
export interface DraftParts {
  pages: Pages;
  now(): number;
}

const common: Pick<RouteDeclaration, 'tag' | 'access' | 'answer' | 'xssFilter'> = {
  tag: '页面设计',
  access: { permission: 'tool:build:list' },
  answer: 'ajax',
  // Documents are texts of pages, and never shown as markup.
  xssFilter: false,
};

const id = { draftId: { type: 'string', required: true } } as const;
const isShared = { type: 'boolean', description: '是否与其他设计者共享' } as const;

export const draftRoutes = (parts: DraftParts): RouteDeclaration[] => [
  listRoute(parts),
  readRoute(parts),
  addRoute(parts),
  changeRoute(parts),
  removeRoute(),
];

/** A draft as a person sees it. */
function shown<T extends DraftFacts>({ pages }: DraftParts, draft: T, userId: number) {
  const { baseHash, userId: owner, ...rest } = draft;
  return {
    ...rest,
    isOwn: owner === userId,
    isCurrent: baseHash === shownHash(pages, draft.page),
  };
}

/** What is to be stored of a document. @throws Refusal */
function inputOf(
  { pages }: DraftParts,
  page: string,
  { text, base, isShared: shared }: { text: string; base: string | null; isShared: boolean },
): DraftInput {
  const document = readable(text);
  if (base !== null) readable(base);
  return {
    title: titleIn(document, page),
    text,
    base,
    baseHash: base === null ? null : pages.candidate(page, base).hash,
    isShared: shared,
  };
}

function listRoute(parts: DraftParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: `${PATH}/draft`,
    summary: '自己的和共享的页面草稿（不分页）',
    query: { page: pageId },
    async handler({ db, query, session }) {
      const { userId } = session!;
      const { drafts: found, ...limit } = await drafts.draftsFor(db, userId, query.page);
      const data = found.map((draft) => shown(parts, draft, userId));
      return { data, ...limitedMember({ data: limit }) };
    },
  });
}

function readRoute(parts: DraftParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: `${PATH}/draft/{draftId}`,
    summary: '页面草稿详情',
    params: id,
    async handler({ db, params, session }) {
      const draft = await drafts.draftFor(db, params.draftId, session!.userId);
      return { data: shown(parts, draft, session!.userId) };
    },
  });
}

function addRoute(parts: DraftParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: `${PATH}/draft`,
    summary: '新增页面草稿',
    log: { title: '页面草稿', type: 'INSERT' },
    body: {
      kind: 'json',
      properties: { page: given.page, text: given.text, base: given.base, isShared },
    },
    async handler({ db, body: { page, text, base, isShared: shared }, session }) {
      const input = inputOf(parts, page, { text, base: base ?? null, isShared: shared ?? false });
      const by = { page, session: session!, now: parts.now() };
      return { data: { draftId: await drafts.addDraft(db, by, input), version: 1 } };
    },
  });
}

function changeRoute(parts: DraftParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'PUT',
    path: `${PATH}/draft`,
    // Saved every few seconds: the log holds who began, who removed and who published.
    summary: '保存页面草稿',
    body: {
      kind: 'json',
      properties: {
        ...id,
        version: { type: 'integer', format: 'int32', required: true },
        text: { type: 'string', description: given.text.description },
        base: given.base,
        isShared,
      },
    },
    async handler({ db, body: { draftId, version, text, base, isShared: shared }, session }) {
      const draft = await drafts.draftFor(db, draftId, session!.userId);
      const isOwn = draft.userId === session!.userId;
      if (!isOwn && typeof shared === 'boolean' && shared !== draft.isShared)
        throw new Refusal(say`只能修改自己草稿的共享方式`);
      const input = inputOf(parts, draft.page, {
        text: typeof text === 'string' ? text : draft.text,
        base: base === undefined ? draft.base : base,
        isShared: shared ?? draft.isShared,
      });
      const by = { draftId, version, session: session!, now: parts.now() };
      await drafts.changeDraft(db, by, input);
      return { data: { version: version + 1 } };
    },
  });
}

function removeRoute(): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'DELETE',
    path: `${PATH}/draft/{draftId}`,
    summary: '删除页面草稿',
    params: id,
    query: {
      version: { type: 'integer', format: 'int32', description: '仅当草稿仍为该版本时删除' },
    },
    log: { title: '页面草稿', type: 'DELETE' },
    async handler({ db, params: { draftId }, query: { version }, session }) {
      const draft = await drafts.draftFor(db, draftId, session!.userId);
      if (draft.userId !== session!.userId) throw new Refusal(say`只能删除自己的草稿`);
      if (version === undefined) await drafts.removeDraft(db, draftId);
      else await drafts.removeVersion(db, { draftId, version, session: session! });
    },
  });
}
