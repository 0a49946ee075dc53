import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'isEmpty',
  label: '是否为 null、不存在、空文本、空列表或空记录；0 和 false 不算空。',
  group: 'logic',
  doc:
    "Whether the value is null, absent, '', an empty list or an empty record. 0 and " +
    'false are not empty.',
  parameters: 'value',
  examples: [{ code: "isEmpty('')", gives: true }],
};
