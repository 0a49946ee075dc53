/** Models at a place of a page, and what their fields are called. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { Field, Model } from '../../schema/generated/types.gen.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { isObject } from './page.ts';
import type { Path } from './path.ts';
import type { GivenProject } from './project.ts';

type Models = Pick<GivenProject, 'models'>;

/** The model that the parts at a place are of: the innermost that is named around it. */
export function modelAtPlace(document: unknown, path: Path, { models }: Models): Model | undefined {
  let found: unknown;
  for (let depth = 0; depth <= path.length; depth++) {
    const place = path.slice(0, depth);
    if (!existsAt(document, place)) break;
    const value = valueAt(document, place);
    if (isObject(value) && typeof value.model === 'string') found = value.model;
  }
  return (typeof found === 'string' && Object.hasOwn(models, found) && models[found]) || undefined;
}

/** A field of a model by its name. */
export function fieldNamed(model: Model | undefined, name: unknown): Field | undefined {
  const fields = model ? fieldsOf(model) : {};
  return typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Choices of the fields of a model, by their labels. */
export const fieldChoices = (model: Model | undefined): { value: string; label: string }[] =>
  Object.entries(model ? fieldsOf(model) : {}).map(([value, { label }]) => ({
    value,
    label: label === value ? value : `${label} ${value}`,
  }));
