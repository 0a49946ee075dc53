/** Whether a table that was there before its model, and is left as it is, fits the model. */
import { fieldsOfColumn, isHeld } from '../../../../schema/infer/columnTypes.ts';
import { say, term, type Message } from '../../../../schema/locale/message.ts';
import type { Db } from '../../../db/database.ts';
import { quote } from '../../../db/text.ts';
import type { Column, ModelShape } from '../../shape/shape.ts';
import { query } from '../../sql.ts';
import { foundColumns, type FoundColumn } from './catalogue.ts';

/** Rows whose values are looked at. */
const mostLookedAt = 10_000;

/** What of the table does not fit the model, in words; nothing where all of it does. */
export async function mismatches(db: Db, shape: ModelShape): Promise<Message[]> {
  const { dialect, model } = shape;
  const columns = await foundColumns(db, dialect, model.table);
  if (columns.length === 0) return [say`没有数据表 ${model.table}`];
  const byName = new Map(columns.map((column) => [column.name, column]));
  const fields = shape.columns.flatMap((column) =>
    column === shape.key
      ? mismatchOfKey(column, columns)
      : mismatchOf(shape, column, byName.get(column.name)),
  );
  const named = new Set(shape.columns.map(({ name }) => name));
  const asked = columns.filter((column) => !named.has(column.name) && isAsked(column));
  const problems = [
    ...fields,
    ...asked.map(({ name }) => say`列 ${name} 不允许为空，也没有默认值，但没有对应的字段`),
  ];
  return problems.length === 0 ? valuesInTheWay(db, shape) : problems;
}

const isAsked = (column: FoundColumn): boolean =>
  column.notNull && column.default === undefined && column.generated === undefined;

/** The database numbers the records, by one column. */
function mismatchOfKey({ name }: Column, columns: readonly FoundColumn[]): Message[] {
  const keys = columns.filter(({ keyPlace }) => keyPlace !== undefined);
  const [key] = keys;
  if (keys.length !== 1 || key?.name !== name) return [say`列 ${name} 不是数据表唯一的主键列`];
  const isWhole = key.type === 'bigint' || key.type === 'integer';
  return isWhole && key.generated === 'number' ? [] : [say`主键列 ${name} 不是自动编号的整数`];
}

function mismatchOf(
  { dialect }: ModelShape,
  { name, spec, notNull }: Column,
  column: FoundColumn | undefined,
): Message[] {
  const label = term(spec.label);
  if (!column) return [say`字段“${label}”没有对应的列 ${name}`];
  if (column.generated === 'expression')
    return [say`列 ${name} 的值由数据库计算，字段“${label}”不能写入`];
  const { type } = column;
  const isFit = fieldsOfColumn(dialect, type).some((held) => isHeld(spec, held));
  if (!isFit) return [say`列 ${name} 的类型 ${type} 不适合字段“${label}”`];
  return column.notNull && !notNull ? [say`列 ${name} 不允许为空，字段“${label}”须为必填`] : [];
}

/** Values as the codecs write them; SQLite takes any other into the same columns. */
const written: Readonly<Record<string, (column: string) => string>> = {
  integer: (column) => `typeof(${column}) = 'integer'`,
  long: (column) => `typeof(${column}) = 'integer'`,
  ref: (column) => `typeof(${column}) = 'integer'`,
  boolean: (column) => `${column} in (0, 1)`,
  decimal: (column) => `typeof(${column}) in ('integer', 'real')`,
  string: (column) => `typeof(${column}) = 'text'`,
  text: (column) => `typeof(${column}) = 'text'`,
  date: (column) => `${column} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`,
  datetime: (column) =>
    `${column} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9] [0-9][0-9]:[0-9][0-9]:[0-9][0-9]'`,
};

/** Fields whose column holds values that are none of theirs. */
async function valuesInTheWay(db: Db, shape: ModelShape): Promise<Message[]> {
  if (shape.dialect !== 'sqlite') return [];
  const found: Message[] = [];
  for (const { name, sql, spec } of shape.columns) {
    const is = written[spec.type]?.(sql);
    if (is === undefined) continue;
    const rows = await query(
      db,
      `select 1 from (select ${sql} from ${quote(shape.model.table)} limit ${mostLookedAt})
        where ${sql} is not null and not (${is}) limit 1`,
    );
    if (rows.length > 0) found.push(say`列 ${name} 中有不是字段“${term(spec.label)}”类型的值`);
  }
  return found;
}
