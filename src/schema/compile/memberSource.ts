/** Dynamic fields in forms and lists: where their members are defined. */
import type { Field, Model } from '../generated/types.gen.ts';
import { dynamicSource, isDynamic } from '../record/dynamicFields.ts';
import { addressOf } from '../record/index.ts';
import type { Compilation } from './compilation.ts';
import type { MembersPlan, NarrowedPlan } from './plan.ts';

/** Where the members of a dynamic field are found; undefined for any other field. */
export function membersPlan(
  { vocabulary, models }: Pick<Compilation, 'vocabulary' | 'models'>,
  model: Model | undefined,
  name: string,
  field: Field,
): MembersPlan | undefined {
  const source = model && isDynamic(field) ? dynamicSource(model, field) : undefined;
  const place = source && addressOf(models, model!);
  if (!place) return undefined;
  const named = [...place.relations, name].join('.');
  return { url: vocabulary.protocol.resources.definitions(place.path, named), key: source.key };
}

/** Where definitions are found that a record inherits from the one above it. */
export const inheritedPlan = (
  { vocabulary }: Pick<Compilation, 'vocabulary'>,
  model: Model | undefined,
  name: string,
  field: Field,
): MembersPlan | undefined =>
  field.inherit && model?.tree && model.path !== undefined
    ? { url: vocabulary.protocol.resources.inherited(model.path, name), key: model.tree.parent }
    : undefined;

/** Where is asked, before definitions are stored, which records would not fit them any more. */
export const narrowedPlan = (
  { vocabulary }: Pick<Compilation, 'vocabulary'>,
  model: Model | undefined,
  name: string,
): NarrowedPlan | undefined =>
  model?.path !== undefined && (model.operations?.includes('update') ?? true)
    ? {
        request: vocabulary.protocol.resources.narrowed(model.path, name),
        key: model.key,
        field: name,
      }
    : undefined;
