import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'CheckTree',
  title: '勾选树',
  roles: ['input'],
  values: ['array'],
  choices: true,
  tools: true,
  showAs: 'DictTag',
  props: {
    linked: { type: 'boolean', title: '父子联动', default: true },
    expandAll: { type: 'boolean', title: '展开全部' },
    height: { type: 'integer', title: '高度', minimum: 100, default: 320 },
  },
};
