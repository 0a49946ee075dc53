/** Computed fields: what they read exists, and they do not read each other in a cycle. */
import { typeOf } from '../fieldTypes/index.ts';
import { isNumber } from '../record/quantity.ts';
import { aggregateFunctions, aggregateOf, type AggregateOver } from '../record/aggregate.ts';
import { aggregatedFields, computedOrder, readsOf as readsOfComputed } from '../record/computed.ts';
import { fieldTypes } from '../generated/fieldTypes.gen.ts';
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { refuseMember } from './dynamic.ts';
import { checkReads, readsOf, recordNames } from './expressions.ts';
import { fieldsOf } from './fields.ts';
import { checkCurrencies, checkPartCurrency } from './money.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';

export function checkComputed(model: Model, projectIndex: ProjectIndex, report: Report): void {
  const fields = fieldsOf(model);
  for (const [name, field] of Object.entries(model.fields)) {
    if (!field.computed) continue;
    const path = ['fields', name, 'computed'];
    if ('$expr' in field.computed)
      checkExpression({ name, field, path }, field.computed.$expr, fields, report);
    else checkAggregate({ name, field, path }, model, projectIndex, report);
  }
  const { order, cycles } = computedOrder(fields);
  for (const cycle of cycles)
    report.add(
      'computed-cycle',
      ['fields', cycle[0] ?? '', 'computed'],
      `the computed fields read each other in a cycle: ${cycle.join(' -> ')}`,
    );
  for (const name of aggregatedFields(order))
    if (fields[name]?.required)
      report.add(
        'bad-aggregate',
        ['fields', name, 'required'],
        `${name} follows from owned rows, which are stored after their record, so it cannot be required`,
      );
}

/** A computed field and where it is declared. */
interface Declared {
  name: string;
  field: Field;
  path: Path;
}

/** Types of which expressions make values. */
const computable: readonly string[] = Object.values(fieldTypes)
  .filter(
    ({ value, isNumber: counts, isText, isFormatted }) =>
      value === 'boolean' || counts || (isText && !isFormatted),
  )
  .map(({ name }) => name);

function checkExpression(
  { name, field, path }: Declared,
  source: string,
  fields: Readonly<Record<string, Field>>,
  report: Report,
): void {
  const names = new Set(Object.keys(fields));
  const { type } = field;
  if (!computable.includes(type))
    report.add(
      'wrong-field-type',
      path,
      `the field ${name} is of type ${type} and must be ${computable.join(' or ')} for this`,
    );
  const reads = readsOf(source, path, report);
  if (!reads) return;
  checkReads(reads, recordNames(names), path, report);
  checkCurrencies({ name, field, path }, readsOfComputed(field), fields, report);
}

function checkAggregate(
  declared: Declared,
  model: Model,
  { models }: ProjectIndex,
  report: Report,
): void {
  const { field, path } = declared;
  const said = aggregateFunctions.filter((one) => Object.hasOwn(field.computed ?? {}, one));
  const over = aggregateOf(field);
  if (!over || said.length > 1) {
    report.add('bad-aggregate', path, `an aggregate has one of ${aggregateFunctions.join(', ')}`);
    return;
  }
  const place = [...path, over.name];
  const owned = Object.entries(model.relations ?? {}).filter(([, { type }]) => type === 'owned');
  const names = owned.map(([name]) => name);
  if (!report.expect('unknown-relation', place, 'owned relation', over.relation, names)) return;
  const part = models.get(model.relations?.[over.relation]?.model ?? '');
  if (!part) return;
  const fields = fieldsOf(part);
  if (over.condition) {
    const at = [...path, 'if'];
    const reads = readsOf(over.condition.$expr, at, report);
    if (reads) checkReads(reads, recordNames(new Set(Object.keys(fields))), at, report);
  }
  const { field: read } = over;
  if (read !== undefined && refuseMember(fields, read, place, report)) return;
  if (
    read === undefined ||
    report.expect('unknown-field', place, 'field', read, Object.keys(fields), part.name)
  )
    checkTypes(declared, over, read === undefined ? undefined : fields[read], report);
}

const isDate = ({ type }: Field): boolean => typeOf({ type }).range !== undefined;

/** A count is a whole number, and sums are of numbers; the first and last of dates are dates. */
function checkTypes(
  { name, field, path }: Declared,
  over: AggregateOver,
  read: Field | undefined,
  report: Report,
): void {
  const add = (type: string, must: string, whose: string): void =>
    report.add(
      'wrong-field-type',
      [...path, over.name],
      `${whose} is of type ${type} and must be ${must} for this`,
    );
  if (over.name === 'count') {
    if (!isNumber(field) || typeOf(field).decimals)
      add(field.type, 'integer or long', `the field ${name}`);
    return;
  }
  if (!read) return;
  const takesDates = over.name === 'min' || over.name === 'max';
  if (!isNumber(read) && !(takesDates && isDate(read)))
    add(read.type, takesDates ? 'a number or date' : 'a number', `the field ${over.field}`);
  else if (isDate(read) ? field.type !== read.type : !isNumber(field))
    add(field.type, isDate(read) ? read.type : 'a number', `the field ${name}`);
  else checkPartCurrency({ name, field, path }, over, read, report);
}
