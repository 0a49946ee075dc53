import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'count',
  label: '列表中有几项是这个值，按 == 比较。',
  group: 'list',
  doc: 'How many items of the list are the value, compared as by ==.',
  parameters: 'list, value',
  examples: [{ code: "count(['a', 'b', 'a'], 'a')", gives: 2 }],
};
