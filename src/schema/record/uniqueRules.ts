/** What must be unique among the records of a model, in the order of the model. */
import { defined } from '../defined.ts';
import type { Model } from '../generated/types.gen.ts';

/** Fields, as field names, that must have no equal row. */
export interface UniqueRule {
  /** Field at which a refusal stands. */
  field: string;
  fields: readonly string[];
  /**
   * Text of the refusal; absent: that of the field, or for several fields one with their labels.
   */
  message?: string;
  /** Declared for the record, not for the one field. */
  isOfRecord?: true;
}

export function uniqueRules(model: Model): UniqueRule[] {
  const rules: UniqueRule[] = [];
  for (const [field, spec] of Object.entries(model.fields)) {
    if (spec.unique === true) rules.push({ field, fields: [field] });
    else if (spec.unique) rules.push({ field, fields: [field, ...spec.unique.within] });
  }
  for (const rule of model.unique ?? []) {
    const { fields, message } = Array.isArray(rule) ? { fields: rule } : rule;
    rules.push({ field: fields.at(-1)!, fields, ...defined({ message }), isOfRecord: true });
  }
  for (const index of model.indexes ?? []) {
    const [field] = index.fields;
    if (index.unique && field) rules.push({ field, fields: index.fields });
  }
  return rules;
}
