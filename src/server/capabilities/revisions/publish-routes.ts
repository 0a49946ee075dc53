/** Publishing over HTTP (docs/revision-calls.md). */
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import { pageToolPath as PATH } from '../../../protocol/addresses.ts';
import { say } from '../../../schema/locale/message.ts';
import { given } from './documents.ts';
import { draftFor, removeDraft } from './drafts.ts';
import type { PublishParts } from './parts.ts';
import { publish, withdraw } from './publish.ts';
import { reasonOf } from './reason.ts';
import { revisionOf } from './published.ts';

const common: Pick<RouteDeclaration, 'tag' | 'access' | 'answer' | 'xssFilter'> = {
  tag: '页面设计',
  access: { permission: 'tool:build:publish' },
  answer: 'ajax',
  xssFilter: false,
};

export const publishRoutes = (parts: PublishParts): RouteDeclaration[] => [
  publishRoute(parts),
  restoreRoute(parts),
  withdrawRoute(parts),
];

function publishRoute(parts: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: `${PATH}/publish`,
    summary: '发布页面',
    log: { title: '页面发布', type: 'UPDATE' },
    body: {
      kind: 'json',
      properties: {
        page: given.page,
        text: given.text,
        expected: given.expected,
        reason: given.reason,
        draftId: { type: 'string', description: '发布后删除的草稿' },
      },
    },
    async handler({ db, body: { page, text, expected, reason, draftId }, session }) {
      const input = { page, text, expected: expected ?? null, reason: reasonOf(reason) };
      const data = await publish(db, parts, input, session!);
      if (typeof draftId === 'string') {
        const draft = await draftFor(db, draftId, session!.userId);
        if (draft.page === page) await removeDraft(db, draftId);
      }
      return { data };
    },
  });
}

function restoreRoute(parts: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: `${PATH}/restore`,
    summary: '恢复页面的历史版本（作为新版本发布）',
    log: { title: '页面发布', type: 'UPDATE' },
    body: {
      kind: 'json',
      properties: {
        page: given.page,
        number: {
          type: 'integer',
          format: 'int32',
          required: true,
          description: '要恢复的版本号',
        },
        expected: given.expected,
        reason: given.reason,
      },
    },
    async handler({ db, body: { page, number, expected, reason }, session }) {
      const { text } = await revisionOf(db, page, number);
      const input = { page, text, expected: expected ?? null, reason: reasonOf(reason) };
      return { data: await publish(db, parts, { ...input, restoredFrom: number }, session!) };
    },
  });
}

function withdrawRoute(parts: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: `${PATH}/withdraw`,
    summary: '撤回已发布的页面，恢复为文件中的定义',
    log: { title: '页面发布', type: 'UPDATE' },
    body: {
      kind: 'json',
      properties: {
        page: given.page,
        expected: given.expected,
        reason: { ...given.reason, description: '撤回原因' },
      },
    },
    async handler({ db, body: { page, expected, reason }, session }) {
      const why = reasonOf(reason, say`撤回原因不能为空`);
      await withdraw(db, parts, { page, expected: expected ?? null, reason: why }, session!);
    },
  });
}
