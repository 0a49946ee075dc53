import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'padStart',
  label: '在开头补足到指定长度的文本，默认用空格补。',
  group: 'text',
  doc: 'Text filled at its start to a length; fill is a blank by default.',
  parameters: 'text, length, fill?',
  examples: [{ code: "padStart(7, 3, '0')", gives: '007' }],
};
