import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'FormGrid',
  label: '栅格',
  icon: 'layout',
  group: 'layout',
  doc: 'Fields side by side, without a frame.',
  roles: ['layout'],
  layoutFor: ['grid'],
  values: [],
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 4 },
  },
  examples: [{ label: '两列', props: { columns: 2 } }],
};
