import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'last',
  label: '列表的最后一项。',
  group: 'list',
  doc: 'Last item.',
  parameters: 'list',
  examples: [{ code: "last(['a', 'b'])", gives: 'b' }],
};
