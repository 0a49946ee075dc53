import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'OneTimeCode',
  title: '一次性验证码',
  roles: ['input'],
  values: ['string'],
  props: { length: { type: 'integer', title: '位数', minimum: 4, maximum: 12, default: 6 } },
};
