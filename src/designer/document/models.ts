/** Models at a place of a page, and what their fields are called. */
import { formModel } from '../../schema/check/pageModels.ts';
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { Field, Model } from '../../schema/generated/types.gen.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { isObject } from './page.ts';
import type { Path } from './path.ts';
import { contextOf } from './context.ts';
import type { GivenProject, Project } from './project.ts';

type Models = Pick<GivenProject, 'models'>;

/**
 * The model that the parts at a place are of: the innermost that is named around it; in a form
 * that names none, the one that it is opened for.
 */
export function modelAtPlace(document: unknown, path: Path, project: Project): Model | undefined {
  const { models } = project;
  let found: unknown;
  let isOfPage = true;
  for (let depth = 0; depth <= path.length; depth++) {
    const place = path.slice(0, depth);
    if (!existsAt(document, place)) break;
    const value = valueAt(document, place);
    if (!isObject(value) || typeof value.model !== 'string') continue;
    found = value.model;
    isOfPage = depth === 0;
  }
  const [member, form] = path;
  if (isOfPage && member === 'forms' && form !== undefined && isObject(document))
    return formModel(String(form), contextOf(document, project));
  return (typeof found === 'string' && Object.hasOwn(models, found) && models[found]) || undefined;
}

/** A field of a model by its name. */
export function fieldNamed(model: Model | undefined, name: unknown): Field | undefined {
  const fields = model ? fieldsOf(model) : {};
  return typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** A field that a path through relations leads to; undefined: none that is known. */
function fieldBehind(
  model: Model | undefined,
  [step, ...rest]: readonly string[],
  { models }: Models,
): Field | undefined {
  if (rest.length === 0) return fieldNamed(model, step);
  const next = model?.relations?.[step ?? '']?.model;
  const other = next !== undefined && Object.hasOwn(models, next) ? models[next] : undefined;
  return fieldBehind(other ?? undefined, rest, { models });
}

/** Fields of other records that rows of a model bring, by their paths. */
export const exposedFields = (
  model: Model | undefined,
  project: Models,
): { value: string; label: string }[] =>
  Object.entries(model?.relations ?? {}).flatMap(([name, { expose = [] }]) =>
    expose.map((field) => {
      const value = `${name}.${field}`;
      return { value, label: fieldBehind(model, value.split('.'), project)?.label ?? value };
    }),
  );

/** Choices of the fields of a model, by their labels. */
export const fieldChoices = (model: Model | undefined): { value: string; label: string }[] =>
  Object.entries(model ? fieldsOf(model) : {}).map(([value, { label }]) => ({
    value,
    label: label === value ? value : `${label} ${value}`,
  }));
