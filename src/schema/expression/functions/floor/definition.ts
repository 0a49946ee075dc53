import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'floor',
  label: '不大于它的最大整数。',
  group: 'number',
  doc: 'Largest whole number not above.',
  parameters: 'number',
  examples: [{ code: 'floor(-1.5)', gives: -2 }],
};
