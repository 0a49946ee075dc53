import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'includes',
  label: '列表中是否有这个值，按 == 比较。',
  group: 'list',
  doc: 'Whether the list holds the value, compared as by ==.',
  parameters: 'list, value',
  examples: [{ code: "includes([1, 2], '2')", gives: true }],
};
