import type { FieldTypeDefinition } from '../contract.ts';
import { timeFilters } from '../shared/filters.ts';

export const definition: FieldTypeDefinition = {
  name: 'datetime',
  label: '日期时间',
  icon: 'time',
  group: 'date',
  doc: 'A moment: yyyy-MM-dd HH:mm:ss.',
  example: '2026-01-31 08:00:00',
  value: 'string',
  kind: 'datetime',
  filters: timeFilters,
  isPlain: true,
  wrong: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/.test(value)
      ? undefined
      : 'is no datetime',
  range: 'moments',
  columnWidth: 180,
};
