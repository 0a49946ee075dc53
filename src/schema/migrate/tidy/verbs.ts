/**
 * `system:post:edit` on a page whose model has the permission `system:post` is the bare verb
 * `edit`.
 */
import type { Model } from '../../generated/types.gen.ts';
import { isObject } from '../../isObject.ts';
import { type JsonObject } from '../rule.ts';

type Models = ReadonlyMap<string, Model>;

const shortened = (access: unknown, prefix: string): unknown => {
  const one = (name: unknown) =>
    typeof name === 'string' &&
    name.startsWith(`${prefix}:`) &&
    !name.slice(prefix.length + 1).includes(':') &&
    !name.includes('*')
      ? name.slice(prefix.length + 1)
      : name;
  return Array.isArray(access) ? access.map(one) : one(access);
};

/**
 * Members in which `access` is no permission of this place, or that of another model than the one
 * around.
 */
const left = new Set(['run', 'forms', 'actions', 'props', 'values', 'params', 'state']);

/** Shortens every `access` below a value; `model` is the enclosing one. */
function shorten(value: unknown, model: Model | undefined, models: Models): unknown {
  if (Array.isArray(value)) return value.map((item) => shorten(item, model, models));
  if (!isObject(value)) return value;
  const own = typeof value.model === 'string' ? models.get(value.model) : model;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (key === 'access' && own?.permission !== undefined)
        return [key, shortened(member, own.permission)];
      return [key, left.has(key) ? member : shorten(member, own, models)];
    }),
  );
}

export function verbs(page: JsonObject, models: Models): JsonObject {
  const { actions, list, model: name } = page;
  const main = isObject(list) ? (list.model ?? name) : name;
  const model = typeof main === 'string' ? models.get(main) : undefined;
  const changed = shorten(page, undefined, models) as JsonObject;
  if (!isObject(actions)) return changed;
  return {
    ...changed,
    actions: Object.fromEntries(
      Object.entries(actions).map(([key, action]) => [key, shorten(action, model, models)]),
    ),
  };
}
