/** Models and fields that a draft brings, as the designer knows them beside those there are. */
import { fieldTypeNamed } from '../../schema/fieldTypes/index.ts';
import { withBrought, type Brought } from '../../schema/record/brought.ts';
import type { NewFields } from '../../schema/record/newFields.ts';
import type { NewModels } from '../../schema/record/newModels.ts';
import { isObject, type JsonObject } from './page.ts';
import type { Project } from './project.ts';

/** What a draft says of it, sound or not. */
export type Bringing = Record<keyof Brought, unknown>;

/**
 * The project with what a draft brings, for whoever shows or offers it. The checker adds it itself.
 */
export function withBroughtOf(project: Project, { newModels, modelFields }: Bringing): Project {
  if (!isObject(newModels) && !isObject(modelFields)) return project;
  const made = soundModels(newModels);
  const models = withBrought(Object.entries(project.models), {
    newModels: made,
    modelFields: mapMembers(objectOf(modelFields), (fields) => soundFields(fields)) as NewFields,
  });
  const unserved = Object.keys(made).filter((name) => !Object.hasOwn(project.models, name));
  return { ...project, models: Object.fromEntries(models), unserved };
}

const soundModels = (newModels: unknown): NewModels =>
  mapMembers(
    Object.fromEntries(
      Object.entries(objectOf(newModels)).filter(
        ([, model]) => isObject(model) && typeof model.label === 'string',
      ),
    ),
    (model) => ({ ...objectOf(model), fields: soundFields(objectOf(model).fields) }),
  ) as NewModels;

const soundFields = (fields: unknown): JsonObject =>
  Object.fromEntries(Object.entries(objectOf(fields)).filter(isField));

const isField = ([, field]: [string, unknown]): boolean =>
  isObject(field) &&
  typeof field.label === 'string' &&
  fieldTypeNamed(String(field.type)) !== undefined;

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

const mapMembers = (values: JsonObject, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
