import type { FieldTypeDefinition } from '../contract.ts';
import { textFilters } from '../shared/filters.ts';
import { wrongText } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'richText',
  label: '富文本',
  icon: 'documentation',
  group: 'text',
  doc: 'Text with formats, as harmless HTML.',
  example: '<p>织页</p>',
  value: 'string',
  kind: 'text',
  filters: textFilters,
  isPlain: true,
  wrong: wrongText,
  isText: true,
  isFormatted: true,
  isLong: true,
};
