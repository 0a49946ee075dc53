import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'FormTabs',
  title: '选项卡',
  roles: ['layout'],
  values: [],
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 4 },
  },
};
