import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'FormSteps',
  label: '分步',
  icon: 'double-right',
  group: 'layout',
  doc: 'Parts of a form one after the other; a step shows how many problems are in it.',
  roles: ['layout'],
  layoutFor: ['steps'],
  values: [],
  parts: true,
  props: {
    columns: { type: 'integer', title: '列数', minimum: 1, maximum: 24 },
  },
  examples: [{ label: '分步，两列', props: { columns: 2 } }],
};
