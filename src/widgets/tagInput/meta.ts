import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'TagInput',
  title: '标签编辑',
  roles: ['input'],
  values: ['array'],
  showAs: 'Text',
  props: {
    addLabel: { type: 'string', title: '新增按钮文字' },
    maxCount: { type: 'integer', title: '最多标签数', minimum: 1, default: 20 },
  },
};
