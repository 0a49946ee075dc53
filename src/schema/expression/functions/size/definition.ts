import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'size',
  label: '列表的项数或记录的成员数，其他为 0。',
  group: 'list',
  doc: 'Number of items of a list or members of a record; 0 for anything else.',
  parameters: 'list',
  examples: [{ code: 'size([1, 2])', gives: 2 }],
};
