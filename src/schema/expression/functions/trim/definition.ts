import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'trim',
  label: '去掉两端空白的文本。',
  group: 'text',
  doc: 'Text without blanks at both ends.',
  parameters: 'text',
  examples: [{ code: "trim(' a ')", gives: 'a' }],
};
