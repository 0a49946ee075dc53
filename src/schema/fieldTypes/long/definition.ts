import type { FieldTypeDefinition } from '../contract.ts';
import { wholeFilters } from '../shared/filters.ts';
import { wrongInteger } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'long',
  label: '长整数',
  icon: 'number',
  group: 'number',
  doc: 'A whole number up to 2^53.',
  example: 9000000000,
  value: 'number',
  isNumber: true,
  kind: 'whole',
  filters: wholeFilters,
  isPlain: true,
  wrong: wrongInteger,
  columnWidth: 110,
};
