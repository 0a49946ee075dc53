import type { Model } from '../../../../schema/generated/types.gen.ts';

/** Fields by which records of the model hang on others of it. */
const parentsOf = ({ name, relations = {} }: Model): string[] =>
  Object.values(relations).flatMap(({ type, model, field }) =>
    type === 'belongsTo' && model === name && field !== undefined ? [field] : [],
  );

/** The field of the row above; undefined where the model says nothing of one. */
export const parentOf = (model: Model | undefined): string | undefined =>
  model && (model.tree?.parent ?? parentsOf(model)[0]);
