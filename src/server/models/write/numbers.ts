/** Numbers of new records: the next of a counter (docs/decisions/sequences.md). */
import { hoursAhead } from '../../../protocol/clock.ts';
import { say, term } from '../../../schema/locale/message.ts';
import type { Sequence } from '../../../schema/generated/types.gen.ts';
import { fieldProblem, isBlank } from '../../../schema/record/index.ts';
import { sequenceAt, sequenceOf } from '../../../schema/record/sequence.ts';
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import type { Column } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { findDuplicate } from './unique.ts';
import { valueOf } from './values.ts';

/** Numbers that are tried before a record is refused: others were given by hand, or imported. */
const MAX_TAKEN = 1000;

type Numbering = Pick<Operation, 'context' | 'db' | 'shape'>;

/**
 * Gives a new row the next number in each field with a sequence that it brings none for.
 * @throws Refusal naming the field when a number is none of the field, or none is free
 */
export async function takeNumbers(operation: Numbering, row: Row): Promise<void> {
  for (const column of operation.shape.columns) {
    const sequence = sequenceOf(column.spec);
    if (sequence && isBlank(valueOf(row, column.field)))
      row[column.field] = await freeNumber(operation, row, { column, sequence });
  }
}

async function freeNumber(
  operation: Numbering,
  row: Row,
  { column, sequence }: { column: Column; sequence: Sequence },
): Promise<string> {
  const { context, db, shape } = operation;
  const { field, spec } = column;
  const at = sequenceAt(sequence.$sequence, context.now(), hoursAhead);
  for (let tries = 0; tries < MAX_TAKEN; tries++) {
    const text = at.write(await nextCount(operation, { column, sequence, period: at.period }));
    const message = fieldProblem(spec, text);
    if (message) throw new Refusal(message, 500, field);
    const taken = await findDuplicate(db, shape, { ...row, [field]: text }, (one) => one === field);
    if (!taken) return text;
  }
  throw new Refusal(say`${term(spec.label)}没有可用的编号`, 500, field);
}

/**
 * Counts a counter up. Gapless: in the transaction of the record, so the next record waits for it.
 * Otherwise in a transaction of its own, where the database has several writers.
 */
async function nextCount(
  { context, db, shape }: Numbering,
  { column, sequence, period }: { column: Column; sequence: Sequence; period: string },
): Promise<number> {
  const counting: Db = sequence.gapless ? db : (context.aside ?? db);
  const bindings = new Bindings(shape.dialect);
  const names = bindings.addAll([shape.model.name, column.field, period]);
  const [row] = await query(
    counting,
    `insert into sys_sequence (model, field, period, value) values (${names}, 1) ` +
      'on conflict (model, field, period) do update set value = sys_sequence.value + 1 ' +
      'returning value',
    bindings.values,
  );
  return Number(row!.value);
}
