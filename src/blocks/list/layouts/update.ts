/** Changing a field of a row from a layout: what may be changed, and by which requests. */
import { allowed, fieldAt } from '../../../schema/compile/compilation.ts';
import { defined } from '../../../schema/defined.ts';
import { defaultOperations } from '../../../schema/record/operations.ts';
import { isHidden } from '../../../schema/record/index.ts';
import { takesPart } from '../../../schema/record/modes.ts';
import type { LayoutSite } from './layout.ts';
import type { UpdatePlan } from './plan.ts';

/** How the fields of a row are changed; undefined where the viewer may not change all of them. */
export function updateOf(
  { compilation, model, plan }: LayoutSite,
  fields: readonly string[],
): UpdatePlan | undefined {
  const { resources, rights } = compilation.vocabulary.protocol;
  if (model?.path === undefined || !fields.every(isOpen)) return undefined;
  const { operations = defaultOperations, path, versionField: version } = model;
  const may = (name: 'get' | 'update' | 'updateMany') =>
    operations.includes(name) && allowed(compilation, rights.verbs[name], model);
  const common = { key: plan.rowKey, ...defined({ version }) };
  if (may('updateMany')) return { ...common, many: resources.updateMany(path) };
  if (!may('get') || !may('update')) return undefined;
  return { ...common, load: resources.load(path), update: resources.update(path) };

  function isOpen(name: string): boolean {
    const { field, denied } = fieldAt(compilation, model, name);
    return (
      field !== undefined &&
      !denied &&
      !isHidden(field) &&
      Object.hasOwn(model?.fields ?? {}, name) &&
      takesPart(field, 'edit') &&
      allowed(compilation, field.access?.write, undefined)
    );
  }
}
