/** Columns of ranges: one for each end, read and written together. */
import { endCodec } from '../../../schema/fieldTypes/range/storage.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { endNames } from '../../../schema/record/columnNames.ts';
import { endField, isOpen, rangeOf } from '../../../schema/record/range.ts';
import type { DialectName, Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { codecContext } from './codec.ts';
import type { Codec } from '../../../schema/fieldTypes/contract.ts';

/** The column of one end. It takes no part in answers and bodies. */
interface EndColumn {
  field: string;
  name: string;
  sql: string;
  spec: Field;
  codec: Codec;
  notNull: boolean;
  initial: undefined;
  folds: false;
  reveal: undefined;
}

/** A column that may be a range. */
interface WithEnds<C> {
  ends?: readonly [C, C];
}

/** The columns of a range; undefined for a field of any other type. */
export function endColumns(
  field: string,
  spec: Field,
  name: string,
  dialect: DialectName,
): readonly [EndColumn, EndColumn] | undefined {
  const end = endField(spec);
  if (!end) return undefined;
  const columnOf = (which: 'begin' | 'end', column: string): EndColumn => ({
    field: `${field}$${which}`,
    name: column,
    sql: quote(column),
    spec: { ...end, modes: [] },
    codec: endCodec(spec, codecContext(dialect)),
    notNull: spec.required === true && spec.open !== true,
    initial: undefined,
    folds: false,
    reveal: undefined,
  });
  const [begin, last] = endNames(name);
  return [columnOf('begin', begin), columnOf('end', last)];
}

/** The columns as they are in the table. */
export const storedColumns = <C extends WithEnds<C>>(columns: readonly C[]): C[] =>
  columns.flatMap((column) => column.ends ?? [column]);

/** The row with the ends of its ranges beside them. */
export function withEnds<C extends WithEnds<C> & { field: string }>(
  columns: readonly C[],
  row: Row,
): Row {
  const ends: Row = {};
  for (const { field, ends: [begin, end] = [] } of columns) {
    if (!begin || !end || !Object.hasOwn(row, field) || row[field] === undefined) continue;
    const range = rangeOf(row[field]);
    ends[begin.field] = !range || isOpen(range.begin) ? null : range.begin;
    ends[end.field] = !range || isOpen(range.end) ? null : range.end;
  }
  return { ...row, ...ends };
}

/** Puts the ends that a row was read with together, in place. */
export function joinEnds<C extends WithEnds<C> & { field: string }>(
  columns: readonly C[],
  rows: readonly Row[],
): void {
  for (const { field, ends: [begin, end] = [] } of columns) {
    if (!begin || !end) continue;
    for (const row of rows) {
      const range = { begin: row[begin.field] as unknown, end: row[end.field] as unknown };
      row[field] = range.begin === null && range.end === null ? null : range;
      delete row[begin.field];
      delete row[end.field];
    }
  }
}
