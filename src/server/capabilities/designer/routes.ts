/** What the designer reads. Not in the protocol; the ability `designer` announces it. */
import { projectPath } from '../../../protocol/addresses.ts';
import type { ProjectIndex } from '../../../schema/check/projectIndex.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import type { Pages } from '../../pages/pages.ts';

/** What the checker in the browser holds a page against. */
const projectOf = ({ models, pages, dicts, permissions, addresses, complete }: ProjectIndex) => ({
  models: Object.fromEntries(models),
  pages: [...pages].sort(),
  dicts: Object.fromEntries(dicts),
  permissions: [...permissions].sort(),
  ...(addresses && { addresses }),
  complete,
});

/** @param savesFiles pages can be saved as files of the project */
export function projectRoute(
  pages: Pick<Pages, 'projectIndex' | 'refresh'>,
  savesFiles: boolean,
): RouteDeclaration {
  return defineRoute({
    tag: '页面设计',
    access: { permission: 'tool:build:list' },
    answer: 'ajax',
    method: 'GET',
    path: projectPath,
    summary: '页面可以引用的模型、页面、字典、权限和地址',
    async handler() {
      await pages.refresh();
      return { data: { ...projectOf(pages.projectIndex()), ...(savesFiles && { savesFiles }) } };
    },
  });
}
