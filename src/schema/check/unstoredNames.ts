/** Places of a model that name a field to read what its column holds. */
import type { Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { groupsOf, measuresOf } from '../record/aggregates.ts';
import { isUnstored } from '../record/modes.ts';
import { namedFields } from './modelFields.ts';

/** A name of a field, where it stands. */
export interface Named {
  path: Path;
  field: string | undefined;
}

/** Places that name a field to have rows found, ordered or counted by it. */
export function searchedNames(model: Model): Named[] {
  return [
    ...Object.keys(model.sort ?? {}).map((field) => ({ path: ['sort', field], field })),
    ...Object.entries(model.aggregates ?? {}).flatMap(([name, one]) =>
      [...groupsOf(one), ...measuresOf(one)].map(({ field }) => ({
        path: ['aggregates', name],
        field,
      })),
    ),
  ];
}

/** Places that name a field to read what is stored in it. */
export const storedNames = (model: Model): Named[] => [
  ...namedFields(model).filter(({ path }) => path[0] !== 'sort'),
  ...furtherNames(model),
];

function furtherNames(model: Model): Named[] {
  const { transitions = {}, relations = {}, distinct = [], lookups = [] } = model;
  const all = (fields: readonly string[], path: Path): Named[] =>
    fields.map((field, index) => ({ path: [...path, index], field }));
  return [
    ...Object.entries(transitions).flatMap(([name, one]) => [
      { path: ['transitions', name, 'field'], field: one.field },
      ...all(one.required ?? [], ['transitions', name, 'required']),
      ...all(one.optional ?? [], ['transitions', name, 'optional']),
      ...Object.keys(one.stamps ?? {}).map((field) => ({
        path: ['transitions', name, 'stamps', field],
        field,
      })),
    ]),
    ...Object.entries(relations).flatMap(([name, { field, local, labelIn }]) =>
      Object.entries({ field, local, labelIn }).map(([member, named]) => ({
        path: ['relations', name, member],
        field: named,
      })),
    ),
    ...all(distinct, ['distinct']),
    ...all(lookups, ['lookups']),
    ...Object.entries(model.fields).flatMap(([name, { currencyField, noOverlap }]) => [
      { path: ['fields', name, 'currencyField'], field: currencyField },
      ...(typeof noOverlap === 'object'
        ? all(noOverlap.within, ['fields', name, 'noOverlap', 'within'])
        : []),
    ]),
  ];
}

interface Sourced {
  path: Path;
  source: string;
}

const present = (found: readonly { path: Path; source: string | undefined }[]): Sourced[] =>
  found.flatMap(({ path, source }) => (source === undefined ? [] : [{ path, source }]));

/** Conditions by which rows are counted. */
export const countedSources = ({ aggregates = {} }: Model): Sourced[] =>
  present(
    Object.entries(aggregates).flatMap(([name, one]) =>
      [one.if?.$expr, ...measuresOf(one).map(({ condition }) => condition)].map((source) => ({
        path: ['aggregates', name],
        source,
      })),
    ),
  );

/** Expressions over records as they are stored. */
export function storedSources(model: Model): Sourced[] {
  const { checks = [], guards = [], transitions = {}, fields } = model;
  return present([
    ...checks.map((one, index) => ({
      path: ['checks', index, 'assert'],
      source: one.assert.$expr,
    })),
    ...guards.map((one, index) => ({
      path: ['guards', index, 'assert'],
      source: one.assert.$expr,
    })),
    ...Object.entries(transitions).map(([name, { assert }]) => ({
      path: ['transitions', name, 'assert'],
      source: assert?.$expr,
    })),
    ...Object.entries(fields).map(([name, field]) => ({
      path: ['fields', name, 'computed'],
      source:
        !isUnstored(field) && field.computed && '$expr' in field.computed
          ? field.computed.$expr
          : undefined,
    })),
  ]);
}
