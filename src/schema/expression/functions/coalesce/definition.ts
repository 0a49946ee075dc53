import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'coalesce',
  label: '第一个不为空的值，都为空时为 null。',
  group: 'logic',
  doc: 'First value that is not empty; null when all are.',
  parameters: '…values',
  examples: [{ code: "coalesce('', null, 'a')", gives: 'a' }],
};
