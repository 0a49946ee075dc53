/**
 * Unique values that parts of one record exchange in one save. Rows are written one after the
 * other, and an index holds after each, so values that another row is to take are taken out first.
 */
import type { Row } from '../../db/database.ts';
import { foldedText } from '../../db/text.ts';
import { Refusal } from '../../http/errors.ts';
import { isNoValue } from '../compare.ts';
import type { Operation } from '../operation.ts';
import { mayWrite } from '../shape/field-access.ts';
import type { UniqueRule } from '../../../schema/record/index.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, execute } from '../sql.ts';
import { storedValue, valueOf } from './values.ts';

/** A row that is to be written. */
export interface PartRow {
  /** What was sent, without what the server sets. */
  input: Row;
  /** Undefined for a new row. */
  stored: Row | undefined;
  /** What the server sets. */
  given: Row;
}

/** A stored row, and the unique values it has and is to have. */
interface Exchange {
  row: PartRow;
  before: string | undefined;
  after: string | undefined;
}

/**
 * Takes out the unique values of rows that give them up in this save while another row takes them.
 * Computed values are not looked at: nobody knows the new ones yet.
 */
export async function freeExchanged(operation: Operation, rows: readonly PartRow[]): Promise<void> {
  for (const rule of operation.shape.uniques) {
    const exchanges = rows.map((row): Exchange => ({
      row,
      before: row.stored && printOf(operation.shape, rule, row.stored),
      after: printOf(operation.shape, rule, resultOf(operation, row)),
    }));
    const taken = new Set(
      exchanges.flatMap(({ before, after }) => (after === before ? [] : (after ?? []))),
    );
    const freed = exchanges.filter(
      ({ before, after }) => before !== undefined && before !== after && taken.has(before),
    );
    for (const [index, { row }] of freed.entries()) await takeOut(operation, rule, row, index);
  }
}

/** The row as it will be, as far as it is known before hooks and computed fields. */
function resultOf({ shape, actor }: Operation, { input, stored, given }: PartRow): Row {
  const mode = stored ? 'update' : 'create';
  const row: Row = {};
  for (const column of shape.columns) {
    const { field, initial, notNull } = column;
    const sent = mayWrite(column, actor, mode) ? valueOf(input, field) : undefined;
    const value = valueOf(given, field) ?? (sent === undefined ? stored?.[field] : sent);
    row[field] = isNoValue(value) && (notNull || !stored) ? (initial ?? value) : value;
  }
  return row;
}

/**
 * What sets the values of a rule apart from those of others; undefined where they collide with
 * none.
 */
function printOf(shape: ModelShape, { fields }: UniqueRule, row: Row): string | undefined {
  const values = fields.map((field) => {
    const column = shape.byField.get(field)!;
    if (isNoValue(row[field])) return undefined;
    try {
      const value = storedValue(column, row[field]);
      return column.folds ? foldedText(String(value)) : String(value);
    } catch (error) {
      // What cannot be stored is refused where it is written.
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  });
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

/** Puts a value in the place of one that changes; what the row is to have is written after it. */
async function takeOut(
  operation: Operation,
  rule: UniqueRule,
  row: PartRow,
  index: number,
): Promise<void> {
  const { db, shape } = operation;
  const stored = row.stored!;
  const result = resultOf(operation, row);
  for (const field of rule.fields) {
    const column = shape.byField.get(field)!;
    const own: UniqueRule = { field, fields: [field] };
    const isChanged = printOf(shape, own, stored) !== printOf(shape, own, result);
    const value =
      isChanged && !shape.states.has(field) && !column.lookup ? outOfUse(column, index) : undefined;
    if (value === undefined) continue;
    const bindings = new Bindings(shape.dialect);
    await execute(
      db,
      `update ${shape.table} set ${column.sql} = ${bindings.add(value)} ` +
        `where ${shape.key.sql} = ${bindings.add(stored[shape.key.field])}`,
      bindings.values,
    );
    return;
  }
}

/** Days of the year 1: nobody's dates. */
const dayOutOfUse = (index: number): string =>
  new Date(Date.UTC(2001, 0, 1 + index)).toISOString().slice(0, 10).replace(/^2/, '0');

/**
 * A stored value that no other row has, none where the column takes none; undefined for a type of
 * too few values. Each index has another.
 */
function outOfUse({ notNull, codec: { columnType } }: Column, index: number): unknown {
  if (!notNull) return null;
  const [type = '', digits, scale] = columnType.split(/[(,)]/);
  switch (type) {
    // Characters that no script has.
    case 'varchar':
    case 'text':
      return String.fromCodePoint(0xe000 + index);
    case 'integer':
      return index - 2 ** 31;
    case 'bigint':
      return index - Number.MAX_SAFE_INTEGER;
    case 'numeric':
      return index + 1 - 10 ** Math.min(15, Number(digits) - Number(scale));
    case 'date':
      return dayOutOfUse(index);
    case 'timestamp':
      return `${dayOutOfUse(index)} 00:00:00`;
    default:
      return undefined;
  }
}
