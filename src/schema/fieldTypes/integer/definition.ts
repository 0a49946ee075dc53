import type { FieldTypeDefinition } from '../contract.ts';
import { wholeFilters } from '../shared/filters.ts';
import { wrongInteger } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'integer',
  label: '整数',
  icon: 'number',
  group: 'number',
  isUsual: true,
  doc: 'A whole number of 32 bits.',
  example: 1,
  value: 'number',
  isNumber: true,
  kind: 'integer',
  filters: wholeFilters,
  isPlain: true,
  wrong: wrongInteger,
  columnWidth: 110,
};
