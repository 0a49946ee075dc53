import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'now',
  label: '当前时间，格式为 yyyy-MM-dd HH:mm:ss。',
  group: 'date',
  doc: 'Present time as yyyy-MM-dd HH:mm:ss.',
  parameters: '',
  examples: [{ code: 'length(now())', gives: 19 }],
};
