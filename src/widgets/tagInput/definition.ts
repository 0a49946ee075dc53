import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'TagInput',
  label: '标签编辑',
  icon: 'tags',
  group: 'choice',
  doc: 'A list of short texts, each added and removed by itself.',
  roles: ['input'],
  formily: { component: 'Select', props: { mode: 'tags' } },
  values: ['array'],
  showAs: 'Text',
  joined: true,
  most: 40_000,
  props: {
    addLabel: { type: 'string', title: '新增按钮文字' },
    maxCount: { type: 'integer', title: '最多标签数', minimum: 1, default: 20 },
  },
  examples: [
    { label: '标签', value: ['专注设计', '海纳百川'] },
    { label: '自己的文字', value: [], props: { addLabel: '添加标签', maxCount: 5 } },
  ],
};
