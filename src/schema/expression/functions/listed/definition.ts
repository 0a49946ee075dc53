import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'listed',
  label: '把列表各项连成供人阅读的文本，以顿号分隔；超过 most 项（默认 20）只计数。',
  group: 'text',
  doc:
    'Items of a list as one text for people, with 、 between them; beyond most (20 by ' +
    'default) they are only counted.',
  parameters: 'list, most?',
  examples: [{ code: "listed(['a', 'b', 'c'], 2)", gives: 'a、b … (3)' }],
};
