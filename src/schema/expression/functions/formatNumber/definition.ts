import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'formatNumber',
  label: '带千分位的数，可指定小数位数。',
  group: 'number',
  doc:
    'Number as text with thousands separators and, if given, a fixed number of digits ' +
    'after the point.',
  parameters: 'number, digits?',
  examples: [{ code: 'formatNumber(1234.5, 2)', gives: '1,234.50' }],
};
