import type { FieldTypeDefinition } from '../contract.ts';
import { textFilters } from '../shared/filters.ts';
import { wrongText } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'string',
  label: '文本',
  icon: 'input',
  group: 'text',
  isUsual: true,
  doc: 'A text of one line, at most maxLength characters.',
  example: '织页',
  value: 'string',
  kind: 'text',
  filters: textFilters,
  isPlain: true,
  wrong: wrongText,
  isText: true,
};
