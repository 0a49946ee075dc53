import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'FormGroup',
  title: '分组',
  roles: ['layout'],
  values: [],
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 4 },
    bordered: { type: 'boolean', title: '显示边框' },
  },
};
