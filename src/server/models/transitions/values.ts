/** What is sent with a transition: values of fields, and the reason. */
import { say, term } from '../../../schema/locale/message.ts';
import type { Transition } from '../../../schema/generated/types.gen.ts';
import {
  characterCount,
  fieldProblem,
  fieldsAsked,
  isBlank,
  longestReason,
  reasonAsked,
} from '../../../schema/record/index.ts';
import { mayAccess } from '../../auth/permissions.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { emptyAsNull } from '../write/blank.ts';
import { refuseInvisible } from '../write/record.ts';
import { valueOf } from '../write/values.ts';

/**
 * The values that a transition takes of a body. Others are ignored, as are those that the caller
 * may not set. @throws Refusal naming the field
 */
export function valuesOf({ shape, actor }: Operation, transition: Transition, input: Row): Row {
  const values: Row = {};
  for (const [name, isRequired] of fieldsAsked(transition)) {
    const { spec } = shape.byField.get(name)!;
    const isMine = actor === null || mayAccess(actor, spec.access?.write);
    const value = isMine ? valueOf(input, name) : undefined;
    const message = fieldProblem(isRequired ? { ...spec, required: true } : spec, value);
    if (message !== undefined && (isRequired || value !== undefined))
      throw new Refusal(message, 500, name);
    if (value !== undefined) values[name] = value;
  }
  refuseInvisible(shape, values);
  return emptyAsNull(shape, values);
}

/** The reason that was given; null where none is asked for. @throws Refusal for none or a bad one */
export function reasonOf({ reason }: Transition, input: Row): string | null {
  const asked = reasonAsked(reason);
  if (!asked) return null;
  const { label, min } = asked;
  const name = typeof label === 'string' ? term(label) : label;
  const given = valueOf(input, 'reason');
  if (typeof given !== 'string' || isBlank(given))
    throw new Refusal(say`${name}不能为空`, 500, 'reason');
  const text = given.trim();
  if (characterCount(text) < min) throw new Refusal(say`${name}至少${min}个字符`, 500, 'reason');
  if (characterCount(text) > longestReason)
    throw new Refusal(say`${name}最多${longestReason}个字符`, 500, 'reason');
  return text;
}
