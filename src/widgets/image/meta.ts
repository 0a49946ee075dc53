import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Image',
  title: '图片',
  roles: ['display'],
  values: ['string', 'array'],
  props: {
    width: { type: 'integer', title: '宽度', minimum: 16, maximum: 1000, default: 80 },
    height: { type: 'integer', title: '高度', minimum: 16, maximum: 1000 },
  },
};
