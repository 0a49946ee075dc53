import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'lower',
  label: '转成小写的文本。',
  group: 'text',
  doc: 'Text in lower case.',
  parameters: 'text',
  examples: [{ code: "lower('AB')", gives: 'ab' }],
};
