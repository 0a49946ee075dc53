import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'round',
  label: '四舍五入到小数点后几位，默认 0 位。',
  group: 'number',
  doc: 'Number rounded to digits after the point (0 by default).',
  parameters: 'number, digits?',
  examples: [{ code: 'round(1.005, 2)', gives: 1.01 }],
};
