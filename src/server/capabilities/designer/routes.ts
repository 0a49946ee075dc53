/** What the designer reads. Not in the protocol; the ability `designer` announces it. */
import { say } from '../../../schema/locale/message.ts';
import { hashText } from '../../../schema/bundle/bundle.ts';
import type { ProjectIndex } from '../../../schema/check/projectIndex.ts';
import { pageFilePath, projectPath } from '../../../protocol/addresses.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import type { ServeParts } from '../contract.ts';

type Parts = Pick<ServeParts, 'pageText' | 'projectIndex'>;

const common: Pick<RouteDeclaration, 'tag' | 'access' | 'answer'> = {
  tag: '页面设计',
  access: { permission: 'tool:build:list' },
  answer: 'ajax',
};

export const designerRoutes = (parts: Parts): RouteDeclaration[] => [
  projectRoute(parts),
  pageRoute(parts),
];

/** What the checker in the browser holds a page against. */
const projectOf = ({ models, pages, dicts, permissions, addresses, complete }: ProjectIndex) => ({
  models: Object.fromEntries(models),
  pages: [...pages].sort(),
  dicts: Object.fromEntries(dicts),
  permissions: [...permissions].sort(),
  ...(addresses && { addresses }),
  complete,
});

function projectRoute({ projectIndex }: Parts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: projectPath,
    summary: '页面可以引用的模型、页面、字典、权限和地址',
    async handler() {
      return { data: projectOf(projectIndex()) };
    },
  });
}

function pageRoute({ pageText }: Parts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: pageFilePath,
    summary: '页面文件的原文',
    query: {
      page: { type: 'string', required: true, description: '页面编号', limits: { maxLength: 100 } },
    },
    async handler({ query }) {
      const text = pageText(query.page);
      if (text === undefined) throw new Refusal(say`页面定义不存在`);
      return { data: { page: query.page, text, hash: hashText(text) } };
    },
  });
}
