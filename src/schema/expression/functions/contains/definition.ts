import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'contains',
  label: '文本是否包含 part。',
  group: 'text',
  doc: 'Whether the text contains part.',
  parameters: 'text, part',
  examples: [{ code: "contains('内网IP', 'IP')", gives: true }],
};
