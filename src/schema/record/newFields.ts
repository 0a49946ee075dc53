/** Fields that a page brings to models: they stand in its draft until it is published. */
import type { Field, Model, Page } from '../generated/types.gen.ts';
import { fieldsOf } from './fieldsOf.ts';

/** By model and by name. */
export type NewFields = NonNullable<Page['modelFields']>;

/** The model with fields that it does not have; those it has stay as they are. */
export function withFields(model: Model, fields: Readonly<Record<string, Field>> = {}): Model {
  const known = fieldsOf(model);
  const added = Object.entries(fields).filter(([name]) => !Object.hasOwn(known, name));
  return added.length === 0
    ? model
    : { ...model, fields: { ...model.fields, ...Object.fromEntries(added) } };
}
