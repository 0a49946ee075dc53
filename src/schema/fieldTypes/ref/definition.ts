import type { FieldTypeDefinition } from '../contract.ts';
import { keyFilters } from '../shared/filters.ts';
import { wrongInteger } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'ref',
  label: '关联',
  icon: 'link',
  group: 'record',
  doc: 'The key of a record of another model (see relations).',
  example: 100,
  value: 'number',
  kind: 'whole',
  filters: keyFilters,
  wrong: wrongInteger,
  choices: 'related',
};
