import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'FormCollapse',
  title: '折叠面板',
  roles: ['layout'],
  values: [],
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 4 },
    open: { type: 'string', title: '起初展开', enum: ['all', 'first', 'none'], default: 'all' },
  },
};
