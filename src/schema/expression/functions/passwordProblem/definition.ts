import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'passwordProblem',
  label: '新密码不符合规则之处；符合时为空。',
  group: 'text',
  doc:
    'What is wrong with a new password, as a sentence; empty when it is right. Rules: ' +
    "'0' to '4' (characters that it must have) and 'strong'; lengths may follow, as in " +
    "'strong:8-64'.",
  parameters: 'password, rule',
  examples: [{ code: "passwordProblem('abc123', '3')", gives: '' }],
};
