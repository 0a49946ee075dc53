import type { FieldTypeDefinition } from '../contract.ts';

export const definition: FieldTypeDefinition = {
  name: 'boolean',
  label: '是否',
  icon: 'switch',
  group: 'choice',
  doc: 'true or false.',
  example: true,
  value: 'boolean',
  kind: 'boolean',
  filters: ['exact', 'in'],
  isPlain: true,
  wrong: (value) => (typeof value === 'boolean' ? undefined : 'is neither true nor false'),
  choices: 'yesNo',
  columnWidth: 100,
};
