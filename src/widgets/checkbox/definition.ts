import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Checkbox',
  label: '勾选框',
  icon: 'checkbox',
  group: 'choice',
  doc: 'One box with a text beside it.',
  roles: ['input'],
  formily: { component: 'Checkbox' },
  values: ['boolean'],
  showAs: { widget: 'BooleanText', props: [] },
  props: {
    text: { type: 'string', title: '文字' },
  },
  examples: [{ label: '勾选框', value: true, props: { text: '父子联动' } }],
};
