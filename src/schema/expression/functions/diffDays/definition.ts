import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'diffDays',
  label: '从 from 到 to 的整天数，to 更早时为负；缺一个时为 null。',
  group: 'date',
  doc: 'Whole days from one date to another; negative when to is earlier; null without both.',
  parameters: 'from, to',
  examples: [{ code: "diffDays('2026-02-27', '2026-03-01')", gives: 2 }],
};
