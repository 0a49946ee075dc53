import type { FieldTypeDefinition } from '../contract.ts';
import { textFilters } from '../shared/filters.ts';
import { wrongText } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'text',
  label: '长文本',
  icon: 'textarea',
  group: 'text',
  doc: 'A text of any length.',
  example: '织页',
  value: 'string',
  kind: 'text',
  filters: textFilters,
  isPlain: true,
  wrong: wrongText,
  isText: true,
  isLong: true,
};
