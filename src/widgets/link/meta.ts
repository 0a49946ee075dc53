import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Link',
  title: '链接',
  roles: ['display'],
  values: ['string'],
  props: {
    kind: { type: 'string', title: '类型', enum: ['url', 'email', 'phone'], default: 'url' },
  },
};
