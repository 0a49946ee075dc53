/** Pages with their models and dictionaries, out of an installation and into another one. */
import { pageToolPath as PATH } from '../../../../protocol/addresses.ts';
import { codes } from '../../../../protocol/codes.ts';
import { say } from '../../../../schema/locale/message.ts';
import { Refusal } from '../../../http/errors.ts';
import { defineRoute, type RouteDeclaration } from '../../../http/route.ts';
import type { ParameterSchemas } from '../../../http/parameter-schema.ts';
import { withBrought, withoutBrought } from '../../../../schema/record/brought.ts';
import { versionNamed } from '../compare.ts';
import { given, soundPage } from '../documents.ts';
import type { PublishParts } from '../parts.ts';
import { reasonOf } from '../reason.ts';
import { dictsHere, namedDicts } from './dicts.ts';
import { exchangeFormat, exchangeVersion } from './format.ts';
import { importFile, importReport } from './plan.ts';

const common: Pick<RouteDeclaration, 'tag' | 'answer' | 'xssFilter'> = {
  tag: '页面设计',
  answer: 'ajax',
  xssFilter: false,
};

const file = {
  text: { type: 'string', required: true, description: '导出的文件（JSON 文本）' },
} as const satisfies ParameterSchemas;

export const exchangeRoutes = (parts: PublishParts): RouteDeclaration[] => [
  exportRoute(parts),
  reportRoute(parts),
  importRoute(parts),
];

function exportRoute({ pages, services }: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    access: { permission: 'tool:build:list' },
    method: 'GET',
    path: `${PATH}/export`,
    summary: '导出页面及其模型、字典和菜单',
    query: {
      page: given.page,
      version: {
        type: 'string',
        description: 'live（默认）、file、版本号或 draft:草稿编号',
        limits: { maxLength: 50 },
      },
    },
    async handler({ db, query: { page, version = 'live' }, session }) {
      const { userId } = session!;
      // Its models may have come a moment ago.
      await pages.refresh();
      const found = await versionNamed(db, pages, { page, name: version, userId });
      if (!found) throw new Refusal(say`页面定义不存在`, codes.absent);
      const { document, bundle } = soundPage(pages, page, found.text);
      const names = Object.keys(bundle.models).sort();
      const all = withBrought(pages.models(), document!);
      const models = names.flatMap((name) => all.get(name) ?? []);
      const dicts = await dictsHere(db, services.engine, namedDicts(document!, models));
      return {
        data: {
          format: exchangeFormat,
          version: exchangeVersion,
          page: withoutBrought(document!),
          models: Object.fromEntries(models.map((model) => [model.name, model])),
          dicts,
        },
      };
    },
  });
}

function reportRoute(parts: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    access: { permission: 'tool:build:publish' },
    method: 'POST',
    path: `${PATH}/import/check`,
    summary: '试导入页面：将新增、相同、不同和不能导入的内容',
    transaction: false,
    body: { kind: 'json', properties: file },
    handler: async ({ db, body: { text }, session }) => ({
      data: await importReport(db, parts, text, session!),
    }),
  });
}

function importRoute(parts: PublishParts): RouteDeclaration {
  return defineRoute({
    ...common,
    access: { permission: 'tool:build:publish' },
    method: 'POST',
    path: `${PATH}/import`,
    summary: '导入页面及其字典，并发布',
    log: { title: '页面导入', type: 'IMPORT' },
    body: {
      kind: 'json',
      properties: {
        ...file,
        expected: given.expected,
        reason: given.reason,
        replace: { type: 'boolean', description: '页面已存在且内容不同时是否覆盖' },
      },
    },
    async handler({ db, body: { text, expected, reason, replace }, session }) {
      const input = {
        file: text,
        expected: expected ?? null,
        reason: reasonOf(reason),
        isReplacing: replace === true,
      };
      return { data: await importFile(db, parts, input, session!) };
    },
  });
}
