/** Records that a model could have: for designing before there are any. */
import type { Field, Model } from '../../schema/generated/types.gen.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { sampleValue, type SampleSite } from './value.ts';

export type SampleRow = Readonly<Record<string, unknown>>;

/** What sample records are made of. */
export interface SampleProject extends Pick<SampleSite, 'dicts'> {
  models: Readonly<Record<string, Model | null>>;
}

/** Sample records of a model. */
const sampleCount = 8;

/** Rows that a sample record owns of each kind. */
const ownedCount = 2;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const modelNamed = ({ models }: SampleProject, name: string): Model | undefined =>
  (Object.hasOwn(models, name) && models[name]) || undefined;

const valuesOf = (
  fields: Readonly<Record<string, Field>>,
  number: number,
  { dicts }: SampleProject,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleValue(field, { dicts, number })]),
  );

/** A record of a model by its number, from 1; the same one for the same number. */
export function sampleRow(model: Model, number: number, project: SampleProject): SampleRow {
  return {
    ...valuesOf(fieldsOf(model), number, project),
    ...treeMembers(model, number),
    ...(model.softDelete && { [model.softDelete.field]: model.softDelete.present }),
    ...relatedMembers(model, number, project),
  };
}

/** All sample records of a model. */
export const sampleRows = (model: Model, project: SampleProject): SampleRow[] =>
  numbers(sampleCount).map((number) => sampleRow(model, number, project));

/** A record stands below the one with half its number; the first one is the root. */
const treeMembers = ({ tree }: Model, number: number): SampleRow =>
  tree ? { [tree.parent]: Math.floor(number / 2) } : {};

/** What related records bring: members of those that it names, keys, and the rows that it owns. */
function relatedMembers(model: Model, number: number, project: SampleProject): SampleRow {
  const members: Record<string, unknown> = {};
  for (const [name, relation] of Object.entries(model.relations ?? {})) {
    const other = modelNamed(project, relation.model);
    if (relation.type === 'manyToMany' && relation.ids !== undefined) members[relation.ids] = [1];
    else if (relation.type === 'owned')
      members[name] = numbers(ownedCount).map((one) =>
        valuesOf(relation.fields ?? (other ? other.fields : {}), one, project),
      );
    else if (relation.expose && other)
      members[name] = exposed(other, number, project, relation.expose);
  }
  return members;
}

/** Members of another record, and of those that it names, by their paths. */
function exposed(
  model: Model,
  number: number,
  project: SampleProject,
  paths: readonly string[],
): SampleRow {
  const { dicts } = project;
  const members: Record<string, unknown> = {};
  const deeper = new Map<string, string[]>();
  for (const path of paths) {
    const [step = '', ...rest] = path.split('.');
    const field = fieldsOf(model)[step];
    if (rest.length > 0) deeper.set(step, [...(deeper.get(step) ?? []), rest.join('.')]);
    else if (field) members[step] = sampleValue(field, { dicts, number });
  }
  for (const [step, inner] of deeper) {
    const other = modelNamed(project, model.relations?.[step]?.model ?? '');
    if (other) members[step] = exposed(other, number, project, inner);
  }
  return members;
}
