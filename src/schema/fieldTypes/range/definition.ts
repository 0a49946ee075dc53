import type { FieldTypeDefinition } from '../contract.ts';

export const definition: FieldTypeDefinition = {
  name: 'range',
  label: '范围',
  icon: 'swap',
  group: 'structure',
  doc: 'Two values of the type named in of, the first not behind the second: begin and end, kept in two columns.',
  example: { begin: '2026-01-01', end: '2026-01-31' },
  value: 'object',
  kind: 'range',
  // A value in them, or ranges that overlap.
  filters: ['contains', 'range'],
  wrong: (value) =>
    typeof value === 'object' && value !== null && 'begin' in value && 'end' in value
      ? undefined
      : 'is no range with begin and end',
  columnWidth: 230,
};
