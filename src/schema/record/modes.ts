/** Where a field takes part: the member `modes` of the model format. */
import type { Field } from '../generated/types.gen.ts';

export type FieldMode = NonNullable<Field['modes']>[number];

type Modes = Pick<Field, 'modes' | 'computed'>;

/**
 * Whether the field is in the answer of a list, in that of one record, or taken from a body;
 * permissions aside. Computed values are never taken.
 */
export const takesPart = ({ modes, computed }: Modes, mode: FieldMode): boolean =>
  (modes === undefined || modes.includes(mode)) &&
  (computed === undefined || mode === 'list' || mode === 'view');

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
