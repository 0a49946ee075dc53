import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'FormGrid',
  title: '栅格',
  roles: ['layout'],
  values: [],
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 4 },
  },
};
