import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'hasPermi',
  label: '当前用户是否有这个权限。',
  group: 'host',
  doc: 'Whether the user holds the permission.',
  parameters: 'permission',
  examples: [{ code: "hasPermi('system:post:add')", gives: true }],
};
