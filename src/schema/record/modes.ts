/** Where a field takes part: the member `modes` of the model format. */
import type { Field } from '../generated/types.gen.ts';
import { sequenceOf } from './sequence.ts';

export type FieldMode = NonNullable<Field['modes']>[number];

type Modes = Pick<Field, 'modes' | 'computed' | 'default'>;

/**
 * Whether the field is in the answer of a list, in that of one record, or taken from a body;
 * permissions aside. Computed values are never taken, and numbers of a sequence where modes say so.
 */
export const takesPart = (field: Modes, mode: FieldMode): boolean =>
  (field.modes === undefined || field.modes.includes(mode)) &&
  (mode === 'list' || mode === 'view' || !isGivenByServer(field));

/** The server alone gives the value. */
export const isGivenByServer = (field: Modes): boolean =>
  field.computed !== undefined ||
  (sequenceOf(field) !== undefined && !field.modes?.includes('create'));

/** Whether clients get the field at all. */
export const isAnswered = (field: Modes): boolean =>
  takesPart(field, 'list') || takesPart(field, 'view');

/** Whether clients may set the field at all. */
export const isAccepted = (field: Modes): boolean =>
  takesPart(field, 'create') || takesPart(field, 'edit');

/** Whether clients know of the field; others are the server's own. */
export const isOpen = (field: Modes): boolean => isAnswered(field) || isAccepted(field);

/** Set on creation, never changed afterwards. */
export const isFixed = (field: Modes): boolean =>
  takesPart(field, 'create') && !takesPart(field, 'edit');

/**
 * Whether the value of a computed field is worked out whenever its record is read, as one must be
 * that changes with the clock.
 */
export const isUnstored = (field: Field | undefined): boolean =>
  field?.stored === false && field.computed !== undefined;
