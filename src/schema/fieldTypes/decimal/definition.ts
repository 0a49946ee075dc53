import type { FieldTypeDefinition } from '../contract.ts';
import { numberFilters } from '../shared/filters.ts';
import { wrongNumber } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'decimal',
  label: '小数',
  icon: 'number',
  group: 'number',
  doc: 'An exact decimal of precision digits, scale of them after the point; it travels as a number.',
  example: 9.9,
  value: 'number',
  isNumber: true,
  kind: 'number',
  filters: numberFilters,
  isPlain: true,
  wrong: wrongNumber,
  decimals: ({ scale }) => scale ?? 2,
  columnWidth: 120,
};
