import type { FieldTypeDefinition } from '../contract.ts';
import { isObject } from '../../isObject.ts';

export const definition: FieldTypeDefinition = {
  name: 'dynamic',
  label: '扩展属性',
  icon: 'component',
  group: 'structure',
  doc: 'Values of the fields that the record named in from defines, by their names.',
  example: { power: 1200, colour: 'red' },
  value: 'object',
  kind: 'any',
  filters: [],
  wrong: (value) => (isObject(value) ? undefined : 'is no object'),
  isLong: true,
  dynamic: 'values',
};
