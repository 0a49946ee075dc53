/** What is sent with a transition: values of fields. */
import type { Transition } from '../../../schema/generated/types.gen.ts';
import { fieldProblem, fieldsAsked } from '../../../schema/record/index.ts';
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
