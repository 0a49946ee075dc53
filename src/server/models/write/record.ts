/** Limits of single fields: required, lengths, patterns, ranges. */
import { say, term } from '../../../schema/locale/message.ts';
import { isBlank, isFixed, recordProblems } from '../../../schema/record/index.ts';
import type { WriteMode } from '../../../schema/record/index.ts';
import { sequenceOf } from '../../../schema/record/sequence.ts';
import { visibleText } from '../../../schema/record/visibleText.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { mayWrite } from '../shape/field-access.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Actor } from '../types.ts';
import { keepsBlank } from './blank.ts';
import { valueOf } from './values.ts';

/**
 * Checks what the caller may set; members absent from an update stay as they are, so they are not
 * looked at.
 * @throws Refusal with the message of the first failing field only
 * (docs/protocol/conventions.md#envelopes)
 */
export function checkRecord(shape: ModelShape, row: Row, actor: Actor, mode: WriteMode): void {
  const counts = (name: string): boolean => {
    const column = shape.byField.get(name)!;
    // The number is given later, when nothing else keeps the record from being stored.
    if (mode === 'create' && sequenceOf(column.spec) && isBlank(valueOf(row, name))) return false;
    return Object.hasOwn(row, name) || (mode === 'create' && mayWrite(column, actor, mode));
  };
  const [problem] = recordProblems(shape.model, row, mode, counts);
  if (problem) throw new Refusal(problem.message, 500, problem.field);
  refuseInvisible(shape, row);
}

/**
 * Checks a whole record as the protocol does: required members must be there, and names that an
 * update never changes are looked at all the same. @throws Refusal with the message of the first
 * failing field only
 */
export function checkWhole(shape: ModelShape, input: Row, changes: Row, actor: Actor): void {
  const counts = (name: string): boolean => {
    const column = shape.byField.get(name)!;
    return mayWrite(column, actor, 'update')
      ? !keepsBlank(shape, column, valueOf(input, name))
      : isFixed(column.spec) && mayWrite(column, actor, 'create');
  };
  const [problem] = recordProblems(shape.model, input, 'create', counts);
  if (problem) throw new Refusal(problem.message, 500, problem.field);
  refuseInvisible(shape, changes);
}

/** Names by which people know records hold no invisible characters. @throws Refusal */
export function refuseInvisible(shape: ModelShape, row: Row): void {
  for (const { field, spec } of shape.columns) {
    const value = valueOf(row, field);
    if (typeof value !== 'string' || !isName(shape, field) || visibleText(value)) continue;
    throw new Refusal(say`${term(spec.label)}不能包含不可见字符`, 500, field);
  }
}

const isName = ({ model, uniques, byField }: ModelShape, field: string): boolean =>
  field === model.labelField ||
  byField.get(field)!.spec.format === 'noMarkup' ||
  uniques.some(({ fields }) => fields.includes(field));
