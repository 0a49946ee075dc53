/** Values over the rows that a record owns: one definition, for forms and the server alike. */
import { evaluateCondition, type ExpressionHost } from '../expression/index.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { Expression, Field, PartsAggregate } from '../generated/types.gen.ts';
import { decimalText, divideDecimal, roundDecimal, sumDecimals } from './decimalText.ts';
import { decimalsOf } from './quantity.ts';
import { fieldsRead, recordScope } from './recordScope.ts';
import { isBlank } from './valueProblem.ts';

/** The members of the format of which an aggregate has one. */
export const aggregateFunctions = ['sum', 'count', 'min', 'max', 'avg'] as const;

/** An aggregate, taken apart. */
export interface AggregateOver {
  name: (typeof aggregateFunctions)[number];
  /** Owned relation whose rows it is over. */
  relation: string;
  /** Field of the rows; undefined: the rows themselves are counted. */
  field: string | undefined;
  condition: Expression | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** The aggregate that gives the value of a field; undefined for a field of any other kind. */
export function aggregateOf({ computed }: Pick<Field, 'computed'>): AggregateOver | undefined {
  if (!computed || '$expr' in computed) return undefined;
  const aggregate: PartsAggregate = computed;
  const name = aggregateFunctions.find((one) => aggregate[one] !== undefined);
  if (name === undefined) return undefined;
  const [relation = '', ...field] = aggregate[name]!.split('.');
  return { name, relation, field: field.join('.') || undefined, condition: aggregate.if };
}

/** Fields of a row that the aggregate reads, each once. Throws ExpressionError for a broken one. */
export const partFieldsRead = ({ field, condition }: AggregateOver): string[] => [
  ...new Set([
    ...(field === undefined ? [] : [field]),
    ...(condition ? fieldsRead(condition.$expr) : []),
  ]),
];

/**
 * The value over rows: numbers are added, divided and rounded as decimals, to the digits of the
 * field that takes the value.
 */
export function aggregateValue(
  over: AggregateOver,
  rows: readonly Row[],
  { target, host }: { target: Field; host: Partial<ExpressionHost> },
): unknown {
  const { name, field, condition } = over;
  const chosen = condition
    ? rows.filter((row) => evaluateCondition(condition, recordScope(row), host, false, false))
    : rows;
  if (field === undefined) return chosen.length;
  const values = chosen.map((row) => row[field]).filter((value) => !isBlank(value));
  if (name === 'count') return values.length;
  if (typeOf(target).value !== 'number') return extreme(values, name);
  const numbers = values.flatMap((value) => decimalText(value) ?? []);
  const scale = decimalsOf(target);
  if (name === 'sum') return Number(roundDecimal(sumDecimals(numbers), scale));
  if (numbers.length === 0) return null;
  return Number(
    name === 'avg'
      ? divideDecimal(sumDecimals(numbers), numbers.length, scale)
      : roundDecimal(String(extreme(numbers, name)), scale),
  );
}

/** The first or last of numbers, or of dates, whose texts are ordered as they are. */
function extreme(values: readonly unknown[], name: AggregateOver['name']): unknown {
  const direction = name === 'min' ? -1 : 1;
  return values.reduce(
    (best, value) => (best === null || order(value, best) * direction > 0 ? value : best),
    null,
  );
}

function order(one: unknown, other: unknown): number {
  const [first, second] = [Number(one), Number(other)];
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second;
  return String(one) < String(other) ? -1 : 1;
}
