import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'abs',
  label: '绝对值。',
  group: 'number',
  doc: 'Number without its sign.',
  parameters: 'number',
  examples: [{ code: 'abs(-3)', gives: 3 }],
};
