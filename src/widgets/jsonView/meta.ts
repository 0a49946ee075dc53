import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'JsonView',
  title: 'JSON 内容',
  roles: ['display'],
  values: ['string', 'object', 'array'],
  displayFor: ['json'],
  props: {
    maxHeight: { type: 'integer', title: '最大高度', minimum: 60, default: 360 },
  },
};
