import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'CheckTree',
  label: '勾选树',
  icon: 'tree-table',
  group: 'choice',
  doc: 'Several nodes of a tree by their boxes; parents and children may be linked.',
  roles: ['input'],
  formily: { component: 'TreeSelect', props: { treeCheckable: true } },
  values: ['array'],
  choices: true,
  showAs: 'DictTag',
  tools: true,
  most: 2_000_000,
  joined: true,
  props: {
    linked: { type: 'boolean', title: '父子联动', default: true },
    expandAll: { type: 'boolean', title: '展开全部' },
    height: { type: 'integer', title: '高度', minimum: 100, default: 320 },
  },
  examples: [
    {
      label: '父子联动',
      value: [100, 101],
      props: { expandAll: true },
      choices: [
        {
          value: 100,
          label: '织页科技',
          children: [
            { value: 101, label: '研发部' },
            { value: 102, label: '市场部' },
          ],
        },
      ],
    },
    {
      label: '互不关联',
      value: [100],
      props: { linked: false, height: 120 },
      choices: [{ value: 100, label: '织页科技', children: [{ value: 101, label: '研发部' }] }],
    },
  ],
};
