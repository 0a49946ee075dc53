import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'FormGroup',
  label: '分组',
  icon: 'component',
  group: 'layout',
  doc: 'Fields under a title, with or without a frame.',
  roles: ['layout'],
  values: [],
  layoutFor: ['group'],
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 24 },
    bordered: { type: 'boolean', title: '显示边框' },
  },
  examples: [{ label: '有边框的分组', props: { columns: 2, bordered: true } }],
};
