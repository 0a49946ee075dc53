import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'RichText',
  title: '富文本',
  roles: ['input'],
  values: ['string'],
  inputFor: ['richText'],
  showAs: 'Html',
  props: {
    height: { type: 'integer', title: '高度', minimum: 100, default: 300 },
  },
};
