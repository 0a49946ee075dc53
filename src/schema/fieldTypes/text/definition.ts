import type { FieldTypeDefinition } from '../contract.ts';
import { wrongText } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'text',
  label: '长文本',
  doc: 'A text of any length.',
  example: '织页',
  value: 'string',
  kind: 'text',
  isPlain: true,
  wrong: wrongText,
  isText: true,
  isLong: true,
};
