import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Avatar',
  title: '头像',
  roles: ['display'],
  values: ['string'],
  props: { size: { type: 'integer', title: '大小', minimum: 16, maximum: 400, default: 32 } },
};
