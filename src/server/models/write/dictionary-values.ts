/** Fields with a dictionary hold its values only, whoever writes them and in whatever way. */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import { say, term } from '../../../schema/locale/message.ts';
import { asNumber, isBlank } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { dictEntries, namedLabels } from '../dictionaries.ts';
import type { Operation } from '../operation.ts';
import type { Column } from '../shape/shape.ts';
import { valueOf } from './values.ts';

/**
 * Checks the values that a write brings. A stored value that comes back is left as it is, also when
 * its entry is gone by now; no value is none; disabled entries count, so that old codes can still
 * be imported; a dictionary without any entry limits nothing.
 * @throws Refusal naming the field, its value and the choices
 */
export async function checkDictionaryValues(
  { context, db, shape }: Pick<Operation, 'context' | 'db' | 'shape'>,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  const brought = shape.columns.filter(({ field, spec }) => {
    const value = valueOf(row, field);
    return spec.dict !== undefined && !isBlank(value) && value !== stored?.[field];
  });
  await refuseOutside({ context, db }, brought, row);
}

/** The same for columns that certainly bring a value. @throws Refusal */
export async function refuseOutside(
  { context, db }: Pick<Operation, 'context' | 'db'>,
  brought: readonly Column[],
  row: Row,
): Promise<void> {
  if (brought.length === 0) return;
  const codes = new Set(brought.flatMap((column) => codesIn(column, row[column.field])));
  const types = new Set(brought.map(({ spec }) => spec.dict!));
  const found = await dictEntries(db, context, types, codes);
  const present = new Set(found.map(({ type, value }) => entryKey(type, value)));
  for (const column of brought) {
    const [whole, ...parts] = codesIn(column, row[column.field]);
    const isPresent = (code: string): boolean => present.has(entryKey(column.spec.dict!, code));
    if (isPresent(whole) || (parts.length > 0 && parts.every(isPresent))) continue;
    const entries = await dictEntries(db, context, new Set([column.spec.dict!]));
    if (entries.length > 0)
      throw outside(
        column,
        whole,
        entries.filter(({ enabled }) => enabled).map(({ label }) => label),
      );
  }
}

const entryKey = (type: string, value: string): string => JSON.stringify([type, value]);

/** The value as a code, and the codes in it where it lists several. */
function codesIn({ spec }: Column, value: unknown): [string, ...string[]] {
  if (!typeOf(spec).isText) return [String(asNumber(value) ?? value)];
  const text = String(value);
  return text.includes(',') ? [text, ...text.split(',')] : [text];
}

/** Characters of a refused value that its message shows. */
const SHOWN = 50;

const outside = ({ field, spec }: Column, value: string, labels: readonly string[]): Refusal =>
  new Refusal(
    say`${term(spec.label)}的值“${value.slice(0, SHOWN)}”不在字典中，可选：${namedLabels(labels)}`,
    500,
    field,
  );
