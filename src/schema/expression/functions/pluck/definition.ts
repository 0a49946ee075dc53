import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'pluck',
  label: '列表中每条记录的某个成员。',
  group: 'list',
  doc: 'That member of each record of a list.',
  parameters: 'list, name',
  examples: [{ code: "pluck(rows, 'id')", gives: [1, 2] }],
};
