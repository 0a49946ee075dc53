import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'ArrayCollapse',
  label: '折叠明细',
  icon: 'down',
  group: 'layout',
  doc: 'Rows of a list that fold away; a folded row says how many problems are in it.',
  roles: ['rows'],
  formily: { component: 'ArrayCollapse' },
  values: ['array'],
  props: {
    open: { type: 'integer', title: '起初展开几项', minimum: 0, maximum: 100, default: 5 },
  },
  examples: [{ label: '只展开第一项', props: { open: 1 } }],
};
