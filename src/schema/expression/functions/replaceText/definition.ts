import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'replaceText',
  label: '把每一处 find 换成 put 的文本；按原文查找，不是正则表达式。',
  group: 'text',
  doc: 'Text with every occurrence of find replaced by put; plain text, no pattern.',
  parameters: 'text, find, put',
  examples: [{ code: "replaceText('a-b-c', '-', '/')", gives: 'a/b/c' }],
};
