import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'split',
  label: '把文本拆成列表，默认以逗号拆分；空文本没有项。',
  group: 'text',
  doc:
    'Parts of a text as a list; the separator is a comma by default; an empty text has ' +
    'no parts.',
  parameters: 'text, separator?',
  examples: [{ code: "split('a,b')", gives: ['a', 'b'] }],
};
