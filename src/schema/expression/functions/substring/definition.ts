import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'substring',
  label: '从 start（0 为第一个）到 end（不含）的字符。',
  group: 'text',
  doc: 'Characters from start (0 is the first) up to, not including, end.',
  parameters: 'text, start, end?',
  examples: [{ code: "substring('岗位管理', 2)", gives: '管理' }],
};
