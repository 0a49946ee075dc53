import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'max',
  label: '各数或列表各项中最大的数；没有时为 null。',
  group: 'number',
  doc: 'Largest of the numbers, or of the items of one list; null when there is none.',
  parameters: '…numbers',
  examples: [{ code: 'max([3, 1, 2])', gives: 3 }],
};
