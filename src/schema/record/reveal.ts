/** Masked fields: who may learn their whole values, and where they are asked for. */
import type { Model } from '../generated/types.gen.ts';

/** The permission to learn them; undefined in a model that has none. */
export const revealAccess = ({ permission }: Pick<Model, 'permission'>): string | undefined =>
  permission && `${permission}:reveal`;

/** Whether it has fields with something to reveal. */
export const isMasked = ({ fields }: Pick<Model, 'fields'>): boolean =>
  Object.values(fields).some(({ mask }) => mask !== undefined);

/**
 * Address of the values of a field, followed by the key of a record; other servers lack it.
 *
 * @param names the field; of a part of the record behind the relations that lead to it
 */
export const revealPath = (path: string, names: readonly string[]): string =>
  `${path}/reveal/${names.join('.')}`;

/**
 * Where the masked values of a model are asked for, and with which permission: those of rows
 * without an address of their own under that of the record that owns them.
 */
interface RevealPlace {
  path: string;
  access: string;
  /** Names of the relations that lead from there to the model. */
  relations: readonly string[];
}

/** @returns undefined where nobody can ask for them */
export function revealPlace(
  models: Readonly<Record<string, Model>>,
  model: Model,
): RevealPlace | undefined {
  const access = revealAccess(model);
  if (model.path !== undefined && access !== undefined)
    return { path: model.path, access, relations: [] };
  const [owner, relation] = ownerOf(models, model) ?? [];
  const above = owner && revealPlace(others(models, model), owner);
  if (!above || relation === undefined) return undefined;
  const { path, relations } = above;
  return model.path === undefined
    ? { path, access: access ?? above.access, relations: [...relations, relation] }
    : { path: model.path, access: above.access, relations: [] };
}

/**
 * Where rows of a model are asked for: those without an address of their own under that of the
 * record that owns them, behind the names of the relations that lead to them.
 */
export function addressOf(
  models: Readonly<Record<string, Model>>,
  model: Model,
): Pick<RevealPlace, 'path' | 'relations'> | undefined {
  if (model.path !== undefined) return { path: model.path, relations: [] };
  const [owner, relation] = ownerOf(models, model) ?? [];
  const above = owner && addressOf(others(models, model), owner);
  return above && relation !== undefined
    ? { path: above.path, relations: [...above.relations, relation] }
    : undefined;
}

/**
 * The models without one: who owns each other in a circle, which the checker reports, has no end.
 */
function others(models: Readonly<Record<string, Model>>, { name }: Model): Record<string, Model> {
  const { [name]: _, ...rest } = models;
  return rest;
}

/** The model that rows are part of, and its relation to them. */
function ownerOf(
  models: Readonly<Record<string, Model>>,
  { name }: Model,
): [Model, string] | undefined {
  for (const owner of Object.values(models))
    for (const [relation, { type, model }] of Object.entries(owner.relations ?? {}))
      if (type === 'owned' && model === name) return [owner, relation];
  return undefined;
}
