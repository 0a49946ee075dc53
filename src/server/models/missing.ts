import { Refusal } from '../http/errors.ts';
import type { Operation } from './operation.ts';
import { absent, outOfScope } from './refusals.ts';
import { isScoped } from './scope/permission.ts';

/**
 * The record that a request names is not there for its caller: to callers with a data scope, absent
 * rows read as foreign ones do.
 */
export function missing({ shape, actor }: Pick<Operation, 'shape' | 'actor'>): Refusal {
  const gone = absent(shape.model.label);
  if (!isScoped(shape, actor)) return gone;
  return new Refusal(outOfScope(shape.model.label).text, gone.code, undefined, gone.members);
}
