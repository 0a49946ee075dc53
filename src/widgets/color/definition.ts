import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Color',
  label: '颜色',
  icon: 'color',
  group: 'choice',
  doc: 'A colour, picked, typed or taken from presets; shown as a swatch with its code.',
  roles: ['input', 'display'],
  values: ['string'],
  placeholder: 'enter',
  cell: { text: 'whole' },
  props: {
    presets: { type: 'array', items: 'string', title: '常用颜色' },
  },
  examples: [
    { label: '颜色', value: '#1677ff' },
    {
      label: '常用颜色',
      value: '#fa8c16',
      props: { presets: ['#f5222d', '#fa8c16', '#52c41a', '#1677ff', '#722ed1', '#000000'] },
    },
  ],
};
