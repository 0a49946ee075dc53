import type { FieldTypeDefinition } from '../contract.ts';
import { keyFilters } from '../shared/filters.ts';
import { wrongInteger } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'id',
  label: '编号',
  icon: 'key',
  group: 'record',
  doc: 'A 64-bit number made by the server: the key of a record.',
  example: 100,
  value: 'number',
  kind: 'whole',
  filters: keyFilters,
  wrong: wrongInteger,
  columnWidth: 100,
};
