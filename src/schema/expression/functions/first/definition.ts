import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'first',
  label: '列表的第一项。',
  group: 'list',
  doc: 'First item.',
  parameters: 'list',
  examples: [{ code: "first(['a', 'b'])", gives: 'a' }],
};
