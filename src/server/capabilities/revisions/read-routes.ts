/** What is live, was published, and would be different, over HTTP (docs/revision-calls.md). */
import { codes } from '../../../protocol/codes.ts';
import { livePagePath, pageToolPath as PATH } from '../../../protocol/addresses.ts';
import { say } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import { checked } from './checked.ts';
import { compared, merged, versionNamed } from './compare.ts';
import { given } from './documents.ts';
import { fileState, liveFacts, livePage } from './live.ts';
import type { PublishParts } from './parts.ts';
import { revisionOf, revisionsOf } from './published.ts';

const common: Pick<RouteDeclaration, 'tag' | 'access' | 'answer' | 'xssFilter'> = {
  tag: '页面设计',
  access: { permission: 'tool:build:list' },
  answer: 'ajax',
  xssFilter: false,
};

export const readRoutes = (parts: PublishParts): RouteDeclaration[] => [
  liveRoute(parts),
  checkRoute(parts),
  mergeRoute(parts),
  revisionsRoute(),
  revisionRoute(),
  compareRoute(parts),
];

function liveRoute({ pages }: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: livePagePath,
    summary: '页面当前的定义：文件或已发布的版本',
    query: { page: given.page },
    async handler({ db, query: { page } }) {
      const found = await livePage(db, pages, page);
      const { number, hash } = liveFacts(found);
      const text = found.live?.text ?? null;
      return { data: { page, text, hash, number, fileState: fileState(found) } };
    },
  });
}

function checkRoute(parts: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: `${PATH}/check`,
    summary: '检查页面：问题、变化以及各角色可见内容的增减',
    transaction: false,
    body: { kind: 'json', properties: { page: given.page, text: given.text } },
    handler: async ({ db, body: { page, text }, session }) => ({
      data: await checked(db, parts, { page, text }, session!),
    }),
  });
}

function mergeRoute({ pages }: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: `${PATH}/merge`,
    summary: '与当前版本或文件三方合并',
    transaction: false,
    body: {
      kind: 'json',
      properties: {
        page: given.page,
        base: given.base,
        ours: given.text,
        with: {
          type: 'string',
          description: 'live（默认）：当前版本；file：文件，此时以发布时的文件为基准',
          limits: { enum: ['live', 'file'] },
        },
      },
    },
    async handler({ db, body: { page, base, ours, with: side } }) {
      const found = await livePage(db, pages, page);
      const isFile = side === 'file';
      const theirs = isFile ? found.file : found.live;
      if (!theirs) throw new Refusal(say`页面定义不存在`, codes.absent);
      const start = isFile ? (found.revision?.fileText ?? null) : (base ?? null);
      const result = merged(pages, page, { base: start, ours, theirs: theirs.text });
      return { data: { ...result, live: liveFacts(found) } };
    },
  });
}

function revisionsRoute(): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: `${PATH}/revision`,
    summary: '页面发布过的版本（不分页）',
    query: { page: given.page },
    handler: async ({ db, query: { page } }) => ({
      data: await revisionsOf(db, page),
    }),
  });
}

function revisionRoute(): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: `${PATH}/revision/{number}`,
    summary: '页面发布过的一个版本',
    params: { number: { type: 'integer', format: 'int32' } },
    query: { page: given.page },
    async handler({ db, params: { number }, query: { page } }) {
      const { fileText: _fileText, ...revision } = await revisionOf(db, page, number);
      return { data: revision };
    },
  });
}

function compareRoute({ pages }: PublishParts): RouteDeclaration {
  const side = { type: 'string', required: true, limits: { maxLength: 50 } } as const;
  return defineRoute({
    ...common,
    method: 'GET',
    path: `${PATH}/compare`,
    summary: '比较页面的两个版本',
    query: {
      page: given.page,
      from: { ...side, description: 'live、file、版本号或 draft:草稿编号' },
      to: { ...side, description: '同上' },
    },
    async handler({ db, query: { page, from, to }, session }) {
      const { userId } = session!;
      const before = await versionNamed(db, pages, { page, name: from, userId });
      const after = await versionNamed(db, pages, { page, name: to, userId });
      const difference = await compared(db, pages, { page, from: before, to: after });
      return { data: { from: before?.text ?? null, to: after?.text ?? null, ...difference } };
    },
  });
}
