import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'at',
  label: '列表中某个序号的项，从 0 开始，负数从末尾数起。',
  group: 'list',
  doc: 'Item at an index, from 0; a negative index counts from the end.',
  parameters: 'list, index',
  examples: [{ code: "at(['a', 'b'], -1)", gives: 'b' }],
};
