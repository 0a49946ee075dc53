import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'ArrayCards',
  label: '卡片明细',
  icon: 'component',
  group: 'layout',
  doc: 'Rows of a list as cards, each with its labelled fields: for rows of many fields.',
  roles: ['rows'],
  formily: { component: 'ArrayCards' },
  values: ['array'],
  props: {
    size: { type: 'string', title: '密度', enum: ['small', 'default'], default: 'small' },
  },
  examples: [{ label: '宽松的卡片', props: { size: 'default' } }],
};
