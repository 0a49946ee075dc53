import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'startsWith',
  label: '文本是否以 part 开头。',
  group: 'text',
  doc: 'Whether the text begins with part.',
  parameters: 'text, part',
  examples: [{ code: "startsWith('/system/post', '/system')", gives: true }],
};
