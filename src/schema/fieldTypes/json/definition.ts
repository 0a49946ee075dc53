import type { FieldTypeDefinition } from '../contract.ts';

export const definition: FieldTypeDefinition = {
  name: 'json',
  label: '列表（JSON）',
  icon: 'list',
  group: 'structure',
  doc: 'Any JSON value, kept as it was written.',
  example: { a: [1] },
  value: 'object',
  kind: 'any',
  filters: ['contains', 'exact', 'in'],
  wrong: () => undefined,
  isLong: true,
  isPlain: true,
};
