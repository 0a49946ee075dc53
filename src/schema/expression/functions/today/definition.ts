import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'today',
  label: '当天日期，格式为 yyyy-MM-dd。',
  group: 'date',
  doc: 'Present day as yyyy-MM-dd.',
  parameters: '',
  examples: [{ code: 'length(today())', gives: 10 }],
};
