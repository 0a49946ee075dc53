/**
 * Masked and encrypted fields of a model: texts that no order, other field or choice gives away.
 */
import { typeOf } from '../fieldTypes/index.ts';
import type { Expression, Field, Model } from '../generated/types.gen.ts';
import { ExpressionError } from '../expression/index.ts';
import { groupsOf, measuresOf } from '../record/aggregates.ts';
import { filtersOf } from '../record/filtersOf.ts';
import { isHidden } from '../record/mask.ts';
import { fieldsRead } from '../record/recordScope.ts';
import type { Path } from '../pointer.ts';
import type { Report } from './report.ts';

const isMaskable = (field: Field): boolean => {
  const { isText, isFormatted } = typeOf(field);
  return isText === true && !isFormatted;
};
const searchable: readonly string[] = ['contains', 'exact'];

/** What is hidden must not come to light by another member of the model. */
export function checkHidden(model: Model, report: Report): void {
  for (const [name, field] of Object.entries(model.fields)) {
    if (isHidden(field)) checkHiddenField(name, field, report);
    if (field.encrypted) checkEncrypted(model, name, field, report);
    if (field.computed && '$expr' in field.computed) checkComputed(model, name, field, report);
  }
  for (const name of Object.keys(model.sort ?? {})) {
    const field = model.fields[name];
    if (field && isHidden(field))
      report.add(
        'revealed-field',
        ['sort', name],
        `the order would reveal the ${wordFor(field)} field ${name}`,
      );
  }
}

const wordFor = ({ encrypted }: Field): string => (encrypted ? 'encrypted' : 'masked');

/** Members of a model that its rows are found, ordered or distinguished by. */
function checkEncrypted(model: Model, name: string, field: Field, report: Report): void {
  const path: Path = ['fields', name];
  for (const member of ['default', 'computed'] as const)
    if (field[member] !== undefined)
      report.add(
        'revealed-field',
        [...path, member],
        `${name} is encrypted, and its ${member} is not`,
      );
  if (model.labelField === name)
    report.add(
      'revealed-field',
      ['labelField'],
      `messages and logs name records by it, and ${name} is encrypted`,
    );
  for (const at of figuresOver(model, name))
    report.add('revealed-field', at, `values are counted by it, and ${name} is encrypted`);
  for (const [at, other] of [
    [['dataScope', 'user'], model.dataScope?.user],
    [['softDelete', 'field'], model.softDelete?.field],
    [['tree', 'ancestors'], model.tree?.ancestors],
  ] as const)
    if (other === name)
      report.add('revealed-field', [...at], `rows are found by it, and ${name} is encrypted`);
}

/** Aggregates and lists of values that read a field. */
function figuresOver({ aggregates = {}, distinct = [] }: Model, name: string): Path[] {
  const figures = Object.entries(aggregates).filter(([, aggregate]) => {
    const measures = measuresOf(aggregate);
    const conditions = [aggregate.if?.$expr, ...measures.map(({ condition }) => condition)];
    return (
      [...groupsOf(aggregate), ...measures].some(({ field }) => field === name) ||
      conditions.some((source) => source !== undefined && readBy(source).includes(name))
    );
  });
  const listed = distinct.indexOf(name);
  return [
    ...figures.map(([aggregate]): Path => ['aggregates', aggregate]),
    ...(listed < 0 ? [] : [['distinct', listed] as Path]),
  ];
}

function checkHiddenField(name: string, field: Field, report: Report): void {
  const path: Path = ['fields', name];
  const word = wordFor(field);
  for (const member of ['mask', 'encrypted'] as const)
    if (field[member] && !isMaskable(field))
      report.add(
        'wrong-field-type',
        [...path, member],
        `${member} belongs to texts, and ${name} is of type ${field.type}`,
      );
  for (const member of ['dict', 'options'] as const)
    if (field[member] !== undefined)
      report.add(
        'revealed-field',
        [...path, member],
        `${name} is ${word}, and its ${member} would list what it can be`,
      );
  if (field.sortable)
    report.add(
      'revealed-field',
      [...path, 'sortable'],
      `the order would reveal the ${word} field ${name}`,
    );
  if (filtersOf(field).some(({ type }) => !searchable.includes(type)))
    report.add(
      'revealed-field',
      [...path, 'filter'],
      `the ${word} field ${name} can be filtered by ${searchable.join(' and ')} only`,
    );
}

/** A masked field may be part of another masked one; what is encrypted is part of nothing plain. */
function checkComputed(model: Model, name: string, field: Field, report: Report): void {
  const read = readBy((field.computed as Expression).$expr).find((other) => {
    const { mask, encrypted } = model.fields[other] ?? {};
    return encrypted || (mask !== undefined && field.mask === undefined);
  });
  if (read === undefined) return;
  const way = model.fields[read]!.encrypted ? '' : ': give it a mask, too';
  report.add(
    'revealed-field',
    ['fields', name, 'computed'],
    `${name} would reveal the ${wordFor(model.fields[read]!)} field ${read}${way}`,
  );
}

/** Fields that an expression reads; none of a broken one, which is reported elsewhere. */
function readBy(source: string): string[] {
  try {
    return fieldsRead(source);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
