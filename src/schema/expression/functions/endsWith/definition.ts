import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'endsWith',
  label: '文本是否以 part 结尾。',
  group: 'text',
  doc: 'Whether the text ends with part.',
  parameters: 'text, part',
  examples: [{ code: "endsWith('a.png', '.png')", gives: true }],
};
