import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'addDays',
  label: '若干天之后的日期，负数为之前；原有时间保留。',
  group: 'date',
  doc:
    'The date some days later (earlier when negative), with a time if it had one; null ' +
    'outside the years 1 to 9999.',
  parameters: 'date, days',
  examples: [{ code: "addDays('2026-02-28', 1)", gives: '2026-03-01' }],
};
