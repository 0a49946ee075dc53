/** How numbers that count or measure something are written. */
import { typeOf } from '../fieldTypes/index.ts';
import type { Field } from '../generated/types.gen.ts';

type NumberField = Pick<Field, 'type' | 'scale' | 'unit' | 'currency'>;

/**
 * Whether people read the field as an amount, not as a code, a year or a place in an order:
 * decimals, and numbers with a unit or currency.
 */
export const isQuantity = (field: NumberField): boolean =>
  typeOf(field).decimals !== undefined ||
  (isNumber(field) && (field.unit !== undefined || field.currency !== undefined));

/** Whether values of the field are numbers that can be compared and counted. */
export const isNumber = ({ type }: Pick<Field, 'type'>): boolean =>
  typeOf({ type }).isNumber === true;

/** Digits after the point. */
export const decimalsOf = (field: NumberField): number => typeOf(field).decimals?.(field) ?? 0;
