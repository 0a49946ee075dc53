import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'length',
  label: '字符数，一个表情算一个字符。',
  group: 'text',
  doc: 'Number of characters; an emoji is one.',
  parameters: 'text',
  examples: [{ code: "length('岗位🙂')", gives: 3 }],
};
