/** Columns as clients may see them, and rows as messages and logs may show them. */
import type { Codec } from '../../../schema/fieldTypes/contract.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { isHidden, maskedText } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';

interface Hiding {
  spec: Field;
}

/** The column with a codec that hides what is masked; one without a mask is itself. */
export function masked<C extends Hiding & { codec: Codec }>(column: C): C {
  const { mask } = column.spec;
  if (mask === undefined) return column;
  const { codec } = column;
  const read = (value: unknown): unknown =>
    maskedText(mask, String(codec.read ? codec.read(value) : value));
  return { ...column, codec: { ...codec, read } };
}

/** The value as answers show it. */
export const shownText = ({ spec }: Hiding, value: unknown): unknown =>
  spec.mask === undefined || value === null || value === undefined
    ? value
    : maskedText(spec.mask, String(value));

/** Stands for any encrypted value in messages and logs, which are stored as they are. */
const sealed = '******';

/** What may be said of a value outside the answers to those who may know it. */
export const sayable = (column: Hiding, value: unknown): unknown =>
  column.spec.encrypted && value !== null && value !== undefined && value !== ''
    ? sealed
    : shownText(column, value);

/** The row as messages may show it: no refusal holds a hidden value, whoever is refused. */
export function sayableRow(
  { columns }: { columns: readonly (Hiding & { field: string })[] },
  row: Row,
): Row {
  const hidden = columns.filter(({ field, spec }) => isHidden(spec) && Object.hasOwn(row, field));
  if (hidden.length === 0) return row;
  return {
    ...row,
    ...Object.fromEntries(
      hidden.map((column) => [column.field, sayable(column, row[column.field])]),
    ),
  };
}
