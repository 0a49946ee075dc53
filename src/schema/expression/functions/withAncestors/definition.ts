import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'withAncestors',
  label: '这些编号及其在树中所有上级的编号。',
  group: 'list',
  doc:
    'The ids and those of all nodes above them in a tree; key and children name the ' +
    'members of its nodes, by default id and children.',
  parameters: 'ids, tree, key?, children?',
  examples: [{ code: 'withAncestors([3], depts)', gives: [1, 3] }],
};
