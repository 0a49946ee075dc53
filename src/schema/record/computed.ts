/** Computed fields: one definition, evaluated by forms and by the server alike. */
import type { ComputedField } from '../compile/plan.ts';
import { compileExpression, ExpressionError, type ExpressionHost } from '../expression/index.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { Field } from '../generated/types.gen.ts';
import { aggregateOf, aggregateValue } from './aggregate.ts';
import { decimalsOf } from './quantity.ts';
import { fieldsRead, recordScope } from './recordScope.ts';

type Row = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/**
 * The source that gives the value of a field computed by an expression, numbers rounded to its
 * digits; undefined for any other field.
 */
export function computedSource(field: Field): string | undefined {
  if (!field.computed || !('$expr' in field.computed)) return undefined;
  const source = field.computed.$expr;
  if (typeOf(field).value !== 'number') return source;
  return `round((${source}), ${digitsSource(field)})`;
}

/** Digits of an amount are those of the currency in its record, unless the field names its own. */
const digitsSource = (field: Field): string =>
  field.currencyField === undefined || field.scale !== undefined
    ? String(decimalsOf(field))
    : `currencyDigits(${field.currencyField})`;

/**
 * Fields that the expression of a computed field reads, `row` where it reads the record as a whole;
 * none for aggregates and broken ones.
 */
export function readsOf(field: Field): string[] {
  const source = computedSource(field);
  if (source === undefined) return [];
  try {
    const isWhole = compileExpression(source).reads.some((path) => path.join('.') === 'row');
    return [...fieldsRead(source), ...(isWhole ? ['row'] : [])];
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/**
 * Computed fields, each after those that it reads; otherwise in the order of the model. Fields that
 * read each other in a cycle have no place in it: each such cycle is named.
 */
export function computedOrder(fields: Fields): { order: ComputedField[]; cycles: string[][] } {
  const order = new Map<string, ComputedField>();
  const cycles: string[][] = [];
  const place = (name: string, above: readonly string[]): void => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const isInCycle = () => cycles.some((cycle) => cycle.includes(name));
    if (!field?.computed || order.has(name) || isInCycle()) return;
    const way = [...above, name];
    if (above.includes(name)) {
      cycles.push(way.slice(above.indexOf(name)));
      return;
    }
    for (const read of readsOf(field)) place(read, way);
    if (!isInCycle()) order.set(name, { name, field });
  };
  for (const name of Object.keys(fields)) place(name, []);
  return { order: [...order.values()], cycles };
}

/** Names of the computed fields whose values follow from owned rows, directly or by others. */
export function aggregatedFields(order: readonly ComputedField[]): Set<string> {
  const names = new Set<string>();
  for (const { name, field } of order) {
    const reads = readsOf(field);
    if (aggregateOf(field) || reads.some((read) => names.has(read) || read === 'row'))
      names.add(name);
  }
  return names;
}

interface Computation {
  record: Row;
  /** Rows that the record owns, by relation; absent where no aggregate is asked for. */
  parts?: (relation: string) => readonly Row[];
  host: Partial<ExpressionHost>;
}

/** Values of computed fields in their order; one that cannot be worked out is null. */
export function computedValues(
  order: readonly ComputedField[],
  { record, parts = () => [], host }: Computation,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, field } of order) {
    const over = aggregateOf(field);
    values[name] = over
      ? aggregateValue(over, parts(over.relation), { target: field, host })
      : (expressionValue(computedSource(field)!, { ...record, ...values }, host) ?? null);
  }
  return values;
}

function expressionValue(source: string, record: Row, host: Partial<ExpressionHost>): unknown {
  try {
    return compileExpression(source).evaluate(recordScope(record), host);
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}
