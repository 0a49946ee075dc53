import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'FormCollapse',
  label: '折叠面板',
  icon: 'down',
  group: 'layout',
  doc: 'Parts of a form that fold away.',
  roles: ['layout'],
  layoutFor: ['collapse'],
  values: [],
  parts: true,
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 24 },
    open: { type: 'string', title: '起初展开', enum: ['all', 'first', 'none'], default: 'all' },
  },
  examples: [
    { label: '只展开第一个', props: { open: 'first' } },
    { label: '全部收起，两列', props: { open: 'none', columns: 2 } },
  ],
};
