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
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 24 },
    gap: { type: 'integer', title: '间隔', minimum: 0, maximum: 100 },
    justify: {
      type: 'string',
      title: '水平排列',
      enum: ['start', 'end', 'center', 'space-around', 'space-between'],
      default: 'start',
    },
    align: {
      type: 'string',
      title: '垂直排列',
      enum: ['top', 'middle', 'bottom'],
      default: 'top',
    },
  },
  examples: [
    { label: '两列', props: { columns: 2 } },
    { label: '居中', props: { columns: 4, gap: 8, justify: 'center', align: 'middle' } },
    { label: '靠右', props: { columns: 4, justify: 'end', align: 'bottom' } },
    { label: '两端', props: { columns: 4, justify: 'space-between' } },
    { label: '环绕', props: { columns: 4, justify: 'space-around' } },
  ],
};
