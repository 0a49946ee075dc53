/**
 * Computed fields that are not stored: rows are found and ordered by those that databases work out,
 * and none is held to rules or named by them. And stored ones that read the clock, which would be
 * as old as the last write.
 */
import { compileExpression, ExpressionError } from '../expression/index.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { aggregateOf, type AggregateOver } from '../record/aggregate.ts';
import { readsClock, whyNotInSql, whyNotTrueInSql } from '../record/computedSql.ts';
import { isUnstored } from '../record/modes.ts';
import { decimalsOf } from '../record/quantity.ts';
import { relatedEnd } from '../record/relatedPath.ts';
import { fieldsOf } from './fields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';
import { countedSources, searchedNames, storedNames, storedSources } from './unstoredNames.ts';

type Fields = Readonly<Record<string, Field>>;

/** What a field says of its column, and so has no meaning without one. */
const ofColumns = [
  'column',
  'default',
  'encrypted',
  'required',
  'unique',
] as const satisfies readonly (keyof Field)[];

export function checkUnstored(model: Model, projectIndex: ProjectIndex, report: Report): void {
  const fields = fieldsOf(model);
  for (const [name, field] of Object.entries(model.fields)) {
    if (isUnstored(field)) checkField(name, field, fields, report);
    else checkStored(name, field, report);
  }
  const refuseStored = (name: string | undefined, path: Path): void => {
    if (name !== undefined && isUnstored(fields[name]))
      report.add('bad-computed', path, notStored(name));
  };
  const refuseSearched = (name: string | undefined, path: Path, of: Fields = fields): void => {
    const why = name === undefined ? undefined : whyNotFoundBy(name, of);
    if (why !== undefined) report.add('bad-computed', path, why);
  };
  for (const { path, field } of storedNames(model)) refuseStored(field, path);
  for (const { path, source } of storedSources(model))
    for (const name of fieldsIn(source)) refuseStored(name, path);
  for (const { path, field } of searchedNames(model)) refuseSearched(field, path);
  for (const { path, source } of countedSources(model))
    for (const name of fieldsIn(source)) refuseSearched(name, path);
  checkRelations(model, projectIndex, refuseSearched);
  checkParts(model, projectIndex, report);
}

/** Why a field without a column does not stand where one is asked for. */
const notStored = (name: string): string =>
  `${name} is not stored: nothing stored follows from it, and no row is held to a rule or named by it`;

/** Why rows are neither found nor ordered by a field; undefined where they are. */
export function whyNotFoundBy(name: string, fields: Fields): string | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || !isUnstored(field) || aggregateOf(field)) return undefined;
  const why = isSound(sourceOf(field)) ? whyNotInSql(field, fields) : undefined;
  return why && `${name} is not stored, and no database finds or orders rows by it: ${why}`;
}

function checkStored(name: string, field: Field, report: Report): void {
  const path: Path = ['fields', name];
  if (field.stored === false)
    report.add(
      'bad-computed',
      [...path, 'stored'],
      `only what is computed needs no column, and ${name} is not`,
    );
  const sources = [sourceOf(field), aggregateOf(field)?.condition?.$expr];
  if (sources.some((source) => source !== undefined && isSound(source) && readsClock(source)))
    report.add(
      'bad-computed',
      [...path, 'computed'],
      `${name} is stored, and would be as old as the last write: "stored": false works it out when it is read`,
    );
}

function checkField(name: string, field: Field, fields: Fields, report: Report): void {
  const path: Path = ['fields', name];
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
  const why = whyNotFoundBy(name, fields);
  for (const member of ['filter', 'sortable'] as const)
    if (why !== undefined && field[member] !== undefined && field[member] !== false)
      report.add('bad-computed', [...path, member], why);
}

/** Fields of other records and of parts, by which rows are found and ordered. */
function checkRelations(
  { relations = {} }: Model,
  { models }: ProjectIndex,
  refuse: (name: string, path: Path, of?: Fields) => void,
): void {
  const modelNamed = (name: string): Model | undefined => models.get(name) ?? undefined;
  for (const [name, { model, expose = [], filters = {} }] of Object.entries(relations)) {
    const other = modelNamed(model);
    if (!other) continue;
    for (const path of Object.keys(filters)) {
      const end = relatedEnd(other, path, modelNamed);
      if (end && 'field' in end)
        refuse(end.name, ['relations', name, 'filters', path], fieldsOf(end.model));
    }
    expose.forEach((path, index) => {
      const end = relatedEnd(other, path, modelNamed);
      if (end && 'field' in end)
        refuse(end.name, ['relations', name, 'expose', index], fieldsOf(end.model));
    });
  }
}

/** What aggregates read of parts. */
function checkParts(
  { relations = {}, fields }: Model,
  { models }: ProjectIndex,
  report: Report,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const over = aggregateOf(field);
    const part = over && models.get(relations[over.relation]?.model ?? '');
    if (!part) continue;
    const path: Path = ['fields', name, 'computed'];
    const theirs = fieldsOf(part);
    const read = [over.field, ...fieldsIn(over.condition?.$expr ?? '')].flatMap((one) => one ?? []);
    for (const one of read) {
      if (!isUnstored(theirs[one])) continue;
      const why = isUnstored(field) ? whyNotFoundBy(one, theirs) : notStored(one);
      if (why !== undefined) report.add('bad-computed', path, why);
    }
    if (!isUnstored(field)) continue;
    const why = whyNotWorkedOut(over, theirs);
    if (why !== undefined)
      report.add(
        'bad-computed',
        path,
        `${name} is not stored, and no database works it out: ${why}`,
      );
  }
}

/** Digits in all of numbers that SQLite adds up exactly. */
const mostDigits = 18;

/** What is stored of no value may be an empty object, list or text of files. */
const isSeenInside = (field: Field): boolean => ['any', 'files'].includes(typeOf(field).kind);

function whyNotWorkedOut({ field, condition }: AggregateOver, parts: Fields): string | undefined {
  const read = field === undefined ? undefined : parts[field];
  if (read?.encrypted) return 'databases do not know what is encrypted';
  if (read && isSeenInside(read))
    return `whether ${field} has a value is seen in it only, for it is of type ${read.type}`;
  if (read && typeOf(read).value === 'number' && decimalsOf(read) > 0)
    if ((read.precision ?? mostDigits) > mostDigits)
      return `${field} has more than ${mostDigits} digits`;
  return condition && isSound(condition.$expr)
    ? whyNotTrueInSql(condition.$expr, parts)
    : undefined;
}

const sourceOf = ({ computed }: Field): string | undefined =>
  computed && '$expr' in computed ? computed.$expr : undefined;

/** Names under which expressions of models know a record. */
const records: readonly string[] = ['row', 'record', 'input', 'parent'];

/** Fields that an expression reads; none of a broken one. */
function fieldsIn(source: string): string[] {
  if (!isSound(source)) return [];
  const names = compileExpression(source).reads.flatMap(([name, member]) =>
    name !== undefined && records.includes(name) ? (member ?? []) : (name ?? []),
  );
  return [...new Set(names)];
}

/** Broken expressions are reported elsewhere. */
function isSound(source = ''): boolean {
  try {
    compileExpression(source);
    return true;
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}
