import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'sum',
  label: '各数或列表各项之和，不是数的不计。',
  group: 'number',
  doc: 'Sum of the numbers, or of the items of one list; what is no number is passed over.',
  parameters: '…numbers',
  examples: [{ code: "sum([1, 2, '3'])", gives: 6 }],
};
