import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'join',
  label: '把列表各项连成一个文本，默认以逗号分隔。',
  group: 'text',
  doc: 'Items of a list as one text; the separator is a comma by default.',
  parameters: 'list, separator?',
  examples: [{ code: "join(['a', 'b'], '、')", gives: 'a、b' }],
};
