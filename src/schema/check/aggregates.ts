/**
 * Aggregates of a model: fields that exist and can be grouped and counted, and names of their own.
 */
import { ExpressionError } from '../expression/index.ts';
import type { Aggregate, Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { groupsOf, kindsOf, labelsMember, measuresOf } from '../record/aggregates.ts';
import { isAnswered } from '../record/modes.ts';
import { isNumber } from '../record/quantity.ts';
import { comparisonsOf, isMatching, rowCondition } from '../record/rowCondition.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { comparable, fieldsOf } from './fields.ts';
import { refuseMember } from './dynamic.ts';
import { mixedCurrencies } from './money.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';
import { literalError } from './values.ts';

interface Check {
  fields: Readonly<Record<string, Field>>;
  projectIndex: ProjectIndex;
  report: Report;
}

/** Everything that aggregates name is there, and fits. */
export function checkAggregates(model: Model, projectIndex: ProjectIndex, report: Report): void {
  const aggregates = Object.entries(model.aggregates ?? {});
  if (aggregates.length > 0 && model.path === undefined)
    report.add('missing-part', ['aggregates'], 'aggregates are routes and need the path');
  const check: Check = { fields: fieldsOf(model), projectIndex, report };
  for (const [name, aggregate] of aggregates)
    checkAggregate(check, aggregate, ['aggregates', name]);
}

function checkAggregate(check: Check, aggregate: Aggregate, path: Path): void {
  const { report } = check;
  checkNames(check, aggregate, path);
  checkGroups(check, aggregate, path);
  checkMeasures(check, aggregate, path);
  checkCondition(check, aggregate.if?.$expr, [...path, 'if']);
  const names = [...groupsOf(aggregate), ...measuresOf(aggregate)].map(({ name }) => name);
  for (const name of Object.keys(aggregate.sort ?? {}))
    report.expect('unknown-name', [...path, 'sort', name], 'group or measure', name, names);
  if (!aggregate.fill) return;
  if (groupsOf(aggregate).filter(({ by }) => by !== undefined).length !== 1)
    report.add('missing-part', [...path, 'fill'], 'fill needs one group by a period');
  if (aggregate.sort)
    report.add(
      'missing-part',
      [...path, 'fill'],
      'filled periods are in their order, without sort',
    );
}

/** Groups and measures are members of one answer. */
function checkNames({ report }: Check, aggregate: Aggregate, path: Path): void {
  const taken = new Set([labelsMember]);
  groupsOf(aggregate).forEach(({ name }, index) => {
    if (taken.has(name))
      report.add('duplicate-id', [...path, 'groupBy', index], `a second member ${name}`);
    taken.add(name);
  });
  for (const name of Object.keys(aggregate.measures)) {
    if (taken.has(name))
      report.add('duplicate-id', [...path, 'measures', name], `a second member ${name}`);
    taken.add(name);
  }
}

function checkGroups(check: Check, aggregate: Aggregate, path: Path): void {
  const { fields, report } = check;
  groupsOf(aggregate).forEach(({ field, by }, index) => {
    const place = [...path, 'groupBy', index];
    if (!isCountable(check, field, place)) return;
    const spec = fields[field]!;
    const isTime = typeOf(spec).range !== undefined;
    if (by !== undefined && !isTime)
      report.add(
        'wrong-field-type',
        place,
        `by groups a date or datetime, and ${field} is of type ${spec.type}`,
      );
    if (by === undefined && typeOf(spec).range === 'moments')
      report.add('missing-part', place, `a group of the datetime ${field} needs by, its period`);
  });
}

function checkMeasures(check: Check, aggregate: Aggregate, path: Path): void {
  const { fields, report } = check;
  for (const [name, measure] of Object.entries(aggregate.measures)) {
    if (measure === 'count') continue;
    const place = [...path, 'measures', name];
    const kinds = kindsOf(measure);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1)
      report.add(
        'missing-part',
        place,
        'a measure is one of count, sum, min, max, avg and countDistinct',
      );
    checkCondition(check, measure.if?.$expr, [...place, 'if']);
    const field = kind === undefined || kind === 'count' ? undefined : measure[kind];
    if (kind === undefined || field === undefined) continue;
    if (!isCountable(check, field, [...place, kind])) continue;
    const spec = fields[field]!;
    const fits =
      kind === 'countDistinct' ||
      isNumber(spec) ||
      ((kind === 'min' || kind === 'max') && typeOf(spec).range !== undefined);
    if (!fits)
      report.add(
        'wrong-field-type',
        [...place, kind],
        `${kind} is of numbers, and ${field} is of type ${spec.type}`,
      );
    else if (kind !== 'countDistinct' && !isGroupedByCurrency(aggregate, spec))
      report.add('mixed-currencies', [...place, kind], mixedCurrencies(field, spec));
  }
}

/** Amounts of a group have one currency: it is always the same, or the group is by it. */
const isGroupedByCurrency = (aggregate: Aggregate, { currencyField }: Field): boolean =>
  currencyField === undefined || groupsOf(aggregate).some(({ field }) => field === currencyField);

/** A field whose values are answered and can be compared. */
function isCountable({ fields, report }: Check, field: string, path: Path): boolean {
  if (refuseMember(fields, field, path, report)) return false;
  if (!report.expect('unknown-field', path, 'field', field, Object.keys(fields))) return false;
  const spec = fields[field]!;
  if (!isAnswered(spec)) {
    report.add('wrong-field-type', path, `the field ${field} is never answered`);
    return false;
  }
  if (spec.mask !== undefined) {
    report.add('revealed-field', path, `a figure would reveal the masked field ${field}`);
    return false;
  }
  if (comparable.includes(spec.type)) return true;
  report.add(
    'wrong-field-type',
    path,
    `the field ${field} is of type ${spec.type} and must be ${comparable.join(' or ')} for this`,
  );
  return false;
}

/** A condition that a database decides, over fields that exist, with values that they can have. */
function checkCondition(
  { fields, projectIndex, report }: Check,
  source: string | undefined,
  path: Path,
): void {
  if (source === undefined) return;
  try {
    for (const { field, values, type } of comparisonsOf(rowCondition(source))) {
      if (refuseMember(fields, field, path, report)) continue;
      if (!report.expect('unknown-name', path, 'field', field, Object.keys(fields))) continue;
      const spec = fields[field]!;
      if (spec.mask !== undefined)
        report.add('revealed-field', path, `a figure would reveal the masked field ${field}`);
      if (type === 'true' && typeOf(spec).value !== 'boolean')
        report.add('bad-expression', path, `${field} is no boolean: compare it with a value`);
      if (isMatching(type) && !typeOf(spec).isText)
        report.add('bad-expression', path, `${field} is no text, so no part of it is looked for`);
      for (const value of values) {
        const fault = literalError(value, spec, projectIndex);
        if (fault)
          report.add(
            'bad-expression',
            path,
            `${JSON.stringify(value)} ${fault.reason} of ${field}`,
            fault.choices?.[0],
          );
      }
    }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    report.add('bad-expression', path, error.message);
  }
}
