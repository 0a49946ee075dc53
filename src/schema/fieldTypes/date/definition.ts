import type { FieldTypeDefinition } from '../contract.ts';
import { timeFilters } from '../shared/filters.ts';

export const definition: FieldTypeDefinition = {
  name: 'date',
  label: '日期',
  icon: 'date',
  group: 'date',
  isUsual: true,
  doc: 'A day: yyyy-MM-dd.',
  example: '2026-01-31',
  value: 'string',
  kind: 'date',
  filters: timeFilters,
  isPlain: true,
  wrong: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'is no date',
  range: 'days',
  columnWidth: 120,
};
