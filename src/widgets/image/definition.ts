import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Image',
  label: '图片',
  icon: 'picture',
  group: 'display',
  doc: 'Pictures by their stored paths.',
  roles: ['display'],
  values: ['string', 'array'],
  props: {
    width: { type: 'integer', title: '宽度', minimum: 16, maximum: 1000, default: 80 },
    height: { type: 'integer', title: '高度', minimum: 16, maximum: 1000 },
  },
  examples: [{ label: '图片', value: '/profile/upload/demo.png', props: { width: 120 } }],
};
