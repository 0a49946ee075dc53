import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'IconPicker',
  label: '图标选择',
  icon: 'component',
  group: 'choice',
  doc: 'One icon of the set, found by its name.',
  roles: ['input'],
  values: ['string'],
  showAs: 'Text',
  answers: { refused: 'session' },
  props: {
    none: { type: 'string', title: '表示没有图标的值', default: '#' },
  },
  examples: [
    { label: '图标', value: 'user' },
    { label: '空值为空文本', value: '', props: { none: '' } },
  ],
};
