import type { FieldTypeDefinition } from '../contract.ts';

export const definition: FieldTypeDefinition = {
  name: 'fieldDefinitions',
  label: '属性定义',
  icon: 'table',
  group: 'structure',
  doc: 'Definitions of the dynamic fields of other records: name, label, type, limits.',
  example: [{ name: 'power', label: '功率', type: 'decimal', unit: 'W' }],
  value: 'object',
  kind: 'any',
  filters: ['contains'],
  wrong: (value) => (Array.isArray(value) ? undefined : 'is no list'),
  isLong: true,
  dynamic: 'definitions',
};
