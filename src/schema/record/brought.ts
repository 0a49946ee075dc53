/** What a page brings along: models and fields that stand in its draft until it is published. */
import type { Model, Page } from '../generated/types.gen.ts';
import { withFields } from './newFields.ts';
import { madeModel } from './newModels.ts';

export type Brought = Pick<Page, 'newModels' | 'modelFields'>;

/** Models by their names, with those that a page brings, and the fields that it brings. */
export function withBrought<M extends Model | null>(
  models: Iterable<readonly [string, M]>,
  { newModels = {}, modelFields = {} }: Brought,
): Map<string, M> {
  const known = new Map(models);
  for (const [name, declared] of Object.entries(newModels))
    if (!known.has(name)) known.set(name, madeModel(name, declared) as M);
  for (const [name, fields] of Object.entries(modelFields)) {
    const model = known.get(name);
    if (model) known.set(name, withFields(model, fields) as M);
  }
  return known;
}

/** The page as it is published: what it brings stands elsewhere then. */
export function withoutBrought(page: Page): Page {
  const { newModels: _models, modelFields: _fields, ...published } = page;
  return published;
}
