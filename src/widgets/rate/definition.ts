import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Rate',
  label: '评分',
  icon: 'star',
  group: 'number',
  doc: 'A number of stars, whole or half.',
  roles: ['input', 'display'],
  values: ['number'],
  cell: { text: 'whole' },
  answers: { scale: ({ half }) => (half === true ? 1 : 0) },
  props: {
    count: { type: 'integer', title: '星数', minimum: 1, maximum: 10, default: 5 },
    half: { type: 'boolean', title: '可选半星' },
    character: { type: 'string', title: '代替星的字符' },
  },
  examples: [
    { label: '评分', value: 4 },
    { label: '十颗星，可选半星', value: 7.5, props: { count: 10, half: true } },
    { label: '用心表示', value: 3, props: { character: '♥' } },
  ],
};
