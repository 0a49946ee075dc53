/**
 * Computed fields that are not stored: rows are neither found, ordered, held to rules nor named by
 * them. And stored ones that read the clock, which would be as old as the last write.
 */
import { compileExpression, ExpressionError } from '../expression/index.ts';
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { aggregateOf } from '../record/aggregate.ts';
import { groupsOf, measuresOf } from '../record/aggregates.ts';
import { isUnstored } from '../record/modes.ts';
import { relatedEnd } from '../record/relatedPath.ts';
import { namedFields } from './modelFields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';

/** Functions whose value changes although no record does. */
const clock: readonly string[] = ['now', 'today'];

/** What a field says of its column, and so has no meaning without one. */
const ofColumns = [
  'column',
  'default',
  'encrypted',
  'filter',
  'required',
  'sortable',
  'unique',
] as const satisfies readonly (keyof Field)[];

export function checkUnstored(model: Model, projectIndex: ProjectIndex, report: Report): void {
  for (const [name, field] of Object.entries(model.fields)) checkField(name, field, report);
  const refuse = (name: string | undefined, path: Path, fields = model.fields): void => {
    if (name === undefined || !isUnstored(fields[name])) return;
    report.add('bad-computed', path, notFoundBy(name));
  };
  for (const { path, field } of [...namedFields(model), ...furtherNames(model)])
    refuse(field, path);
  for (const { path, source } of sourcesOf(model))
    for (const name of fieldsIn(source)) refuse(name, path);
  refuseOfOthers(model, projectIndex, refuse);
}

/** Why a field without a column does not stand where one is asked for. */
export const notFoundBy = (name: string): string =>
  `${name} is not stored: nothing stored follows from it, and no row is found, ordered, held to a rule or named by it`;

function checkField(name: string, field: Field, report: Report): void {
  const path: Path = ['fields', name];
  const source = field.computed && '$expr' in field.computed ? field.computed.$expr : undefined;
  if (!isUnstored(field)) {
    if (field.stored === false)
      report.add(
        'bad-computed',
        [...path, 'stored'],
        `only what an expression computes needs no column, and ${name} is none`,
      );
    const sources = [source, aggregateOf(field)?.condition?.$expr];
    if (
      sources.some((one) => one !== undefined && callsIn(one).some((call) => clock.includes(call)))
    )
      report.add(
        'bad-computed',
        [...path, 'computed'],
        source === undefined
          ? `${name} is stored, and would be as old as the last write: no condition of it reads the clock`
          : `${name} is stored, and would be as old as the last write: "stored": false works it out when it is read`,
      );
    return;
  }
  for (const member of ofColumns)
    if (field[member] !== undefined && field[member] !== false)
      report.add(
        'bad-computed',
        [...path, member],
        `${name} is not stored, so it has no ${member}`,
      );
  if (field.excel?.import)
    report.add(
      'bad-computed',
      [...path, 'excel', 'import'],
      `${name} is not stored, so it has no import`,
    );
}

/** A name of a field, where it stands. */
interface Named {
  path: Path;
  field: string | undefined;
}

/** Places that name a field to read its column, beside those of every model. */
function furtherNames(model: Model): Named[] {
  const { transitions = {}, relations = {}, aggregates = {}, distinct = [], lookups = [] } = model;
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
    ...Object.entries(aggregates).flatMap(([name, one]) =>
      [...groupsOf(one), ...measuresOf(one)].map(({ field }) => ({
        path: ['aggregates', name],
        field,
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

/** Expressions over records as they are stored. */
function sourcesOf(model: Model): { path: Path; source: string }[] {
  const { checks = [], guards = [], transitions = {}, aggregates = {}, fields } = model;
  const found: { path: Path; source: string | undefined }[] = [
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
    ...Object.entries(aggregates).flatMap(([name, one]) =>
      [one.if?.$expr, ...measuresOf(one).map(({ condition }) => condition)].map((source) => ({
        path: ['aggregates', name],
        source,
      })),
    ),
    ...Object.entries(fields).map(([name, field]) => ({
      path: ['fields', name, 'computed'],
      source:
        !isUnstored(field) && field.computed && '$expr' in field.computed
          ? field.computed.$expr
          : undefined,
    })),
  ];
  return found.flatMap(({ path, source }) => (source === undefined ? [] : [{ path, source }]));
}

/** What other models have of this kind, and this one would read: exposed fields, and parts. */
function refuseOfOthers(
  { relations = {}, fields }: Model,
  { models }: ProjectIndex,
  refuse: (name: string | undefined, path: Path, fields?: Model['fields']) => void,
): void {
  const modelNamed = (name: string): Model | undefined => models.get(name) ?? undefined;
  for (const [name, { model, expose = [], filters = {} }] of Object.entries(relations)) {
    const other = modelNamed(model);
    for (const field of Object.keys(filters))
      refuse(field, ['relations', name, 'filters', field], other?.fields ?? {});
    expose.forEach((path, index) => {
      const end = other && relatedEnd(other, path, modelNamed);
      if (end && 'field' in end)
        refuse(end.name, ['relations', name, 'expose', index], { [end.name]: end.field });
    });
  }
  for (const [name, field] of Object.entries(fields)) {
    const over = aggregateOf(field);
    const part = over && modelNamed(relations[over.relation]?.model ?? '');
    if (!part) continue;
    for (const read of [over.field, ...fieldsIn(over.condition?.$expr ?? '')])
      refuse(read, ['fields', name, 'computed'], part.fields);
  }
}

/** Names under which expressions of models know a record. */
const records: readonly string[] = ['row', 'record', 'input', 'parent'];

function fieldsIn(source: string): string[] {
  const { reads } = compiled(source);
  const names = reads.flatMap(([name, member]) =>
    name !== undefined && records.includes(name) ? (member ?? []) : (name ?? []),
  );
  return [...new Set(names)];
}

const callsIn = (source: string): readonly string[] => compiled(source).calls;

/** Broken expressions are reported elsewhere. */
function compiled(source: string): { reads: readonly string[][]; calls: readonly string[] } {
  try {
    return compileExpression(source);
  } catch (error) {
    if (error instanceof ExpressionError) return { reads: [], calls: [] };
    throw error;
  }
}
