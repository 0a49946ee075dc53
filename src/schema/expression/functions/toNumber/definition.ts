import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'toNumber',
  label: '文本所写的数；不是数时为 null。',
  group: 'number',
  doc: 'The number that a text spells; null when it spells none.',
  parameters: 'value',
  examples: [{ code: "toNumber('12.5')", gives: 12.5 }],
};
