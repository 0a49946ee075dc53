import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'FormTabs',
  label: '选项卡',
  icon: 'tab',
  group: 'layout',
  doc: 'Parts of a form behind tabs; a tab shows how many problems are behind it.',
  roles: ['layout'],
  layoutFor: ['tabs'],
  values: [],
  parts: true,
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 24 },
  },
  examples: [{ label: '选项卡' }, { label: '两列', props: { columns: 2 } }],
};
