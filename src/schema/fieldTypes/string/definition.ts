import type { FieldTypeDefinition } from '../contract.ts';
import { wrongText } from '../shared/literals.ts';

export const definition: FieldTypeDefinition = {
  name: 'string',
  label: '文本',
  doc: 'A text of one line, at most maxLength characters.',
  example: '织页',
  value: 'string',
  kind: 'text',
  isPlain: true,
  wrong: wrongText,
  isText: true,
};
