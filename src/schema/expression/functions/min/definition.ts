import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'min',
  label: '各数或列表各项中最小的数；没有时为 null。',
  group: 'number',
  doc: 'Smallest of the numbers, or of the items of one list; null when there is none.',
  parameters: '…numbers',
  examples: [{ code: 'min(3, 1, 2)', gives: 1 }],
};
