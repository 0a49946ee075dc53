import { fieldTypes } from '../generated/fieldTypes.gen.ts';
import type { Field } from '../generated/types.gen.ts';
import type { FieldTypeDefinition } from './contract.ts';

/** The definition of a field's type. */
export const typeOf = ({ type }: Pick<Field, 'type'>): FieldTypeDefinition => fieldTypes[type];

/** The definition of a name; undefined for one that is no field type. */
export const fieldTypeNamed = (name: string): FieldTypeDefinition | undefined =>
  Object.hasOwn(fieldTypes, name) ? fieldTypes[name as Field['type']] : undefined;
