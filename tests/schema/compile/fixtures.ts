import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import type { BlockPlan, PagePlan } from '../../../src/schema/compile/plan.ts';
import type { ListPlan } from '../../../src/blocks/list/plan.ts';
import { compilePage, type PageVocabulary } from '../../../src/schema/compile/index.ts';
import { customActionNames } from '../../../src/schema/vocabulary.ts';
import { blockCatalogue } from '../../../src/blocks/catalogue.ts';
import { stepCatalogue } from '../../../src/steps/catalogue.ts';
import { widgetCatalogue } from '../../../src/widgets/catalogue.ts';
import { protocol } from '../../../src/protocol/index.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The models of the product, by name. */
export const models: Record<string, Model> = Object.fromEntries(
  globSync('schemas/models/*.json', { cwd: root })
    .map((path) => read(path) as Model)
    .map((model) => [model.name, model]),
);

export const pageNamed = (id: string): Page => read(`schemas/pages/${id}.json`) as Page;

/** Ids of all pages of the product. */
export const pageIds: string[] = globSync('schemas/pages/**/*.json', { cwd: root })
  .map((path) => path.replaceAll('\\', '/').slice('schemas/pages/'.length, -'.json'.length))
  .sort();

export const vocabulary: PageVocabulary = {
  blocks: blockCatalogue,
  widgets: widgetCatalogue,
  steps: stepCatalogue,
  protocol,
  customActions: [...customActionNames, 'print'],
};

export const compile = (
  page: Page,
  permissions: readonly string[] = ['*:*:*'],
  with_: Record<string, Model> = models,
): PagePlan => compilePage({ page, models: with_, viewer: { permissions, roles: [] }, vocabulary });

export const isList = (block: BlockPlan): block is ListPlan => block.type === 'list';

/** The first list of a plan. */
export function listOf(plan: PagePlan): ListPlan {
  const list = plan.body.find(isList);
  if (!list) throw new Error(`${plan.id} has no list`);
  return list;
}
