import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'upper',
  label: '转成大写的文本。',
  group: 'text',
  doc: 'Text in upper case.',
  parameters: 'text',
  examples: [{ code: "upper('ab')", gives: 'AB' }],
};
