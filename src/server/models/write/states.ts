/** Fields that hold a state change by transitions alone, whatever route a write comes by. */
import { impossibleNow, isBlank } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { ModelShape } from '../shape/shape.ts';
import { valueOf } from './values.ts';

/** A move that the model does not declare. */
export const stateRefused = (field: string): Refusal => new Refusal(impossibleNow, 500, field);

/** @throws Refusal for a new row in a state in which none may be made */
export function checkInitialStates(shape: ModelShape, row: Row): void {
  for (const [field, initial] of shape.states)
    if (!initial.has(String(valueOf(row, field)))) throw stateRefused(field);
}

/**
 * Takes states out of the changes of a row: whole records bring the stored one along, and a member
 * without a value says nothing about it. @throws Refusal for another state
 */
export function keepStates(shape: ModelShape, row: Row, stored: Row): void {
  for (const field of shape.states.keys()) {
    const sent = valueOf(row, field);
    if (!isBlank(sent) && String(sent) !== String(stored[field])) throw stateRefused(field);
    delete row[field];
  }
}
