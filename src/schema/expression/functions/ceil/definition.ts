import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'ceil',
  label: '不小于它的最小整数。',
  group: 'number',
  doc: 'Smallest whole number not below.',
  parameters: 'number',
  examples: [{ code: 'ceil(1.2)', gives: 2 }],
};
