import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'dictLabel',
  label: '字典值的标签，没有标签时为值本身。',
  group: 'host',
  doc: 'Label of a dictionary value; the value itself as text when it has no label.',
  parameters: 'type, value',
  examples: [{ code: "dictLabel('sys_yes_no', 'Y')", gives: '是' }],
};
