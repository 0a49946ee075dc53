/** Changes of the fields of a model. */
import { isObject } from '../isObject.ts';
import type { JsonObject } from './rule.ts';

/** Changes each declared field; what is no field stays as it is. */
export function changeFields(
  model: JsonObject,
  change: (field: JsonObject) => JsonObject,
): JsonObject {
  if (!isObject(model.fields)) return model;
  const fields = Object.entries(model.fields).map(([name, field]) => [
    name,
    isObject(field) ? change(field) : field,
  ]);
  return { ...model, fields: Object.fromEntries(fields) };
}
