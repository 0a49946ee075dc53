import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'hasRole',
  label: '当前用户是否有这个角色。',
  group: 'host',
  doc: 'Whether the user holds the role.',
  parameters: 'role',
  examples: [{ code: "hasRole('common')", gives: true }],
};
