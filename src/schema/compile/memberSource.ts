/** Dynamic fields in forms and lists: where their members are defined. */
import type { Field, Model } from '../generated/types.gen.ts';
import { dynamicSource } from '../record/dynamicFields.ts';
import type { Compilation } from './compilation.ts';
import type { MembersPlan } from './plan.ts';

/** Where the members of a dynamic field are found; undefined for any other field. */
export function membersPlan(
  { vocabulary }: Pick<Compilation, 'vocabulary'>,
  model: Model | undefined,
  name: string,
  field: Field,
): MembersPlan | undefined {
  const source = model && field.type === 'dynamic' ? dynamicSource(model, field) : undefined;
  return source && model?.path !== undefined
    ? { url: vocabulary.protocol.resources.definitions(model.path, name), key: source.key }
    : undefined;
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
