import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'QrCode',
  title: '二维码',
  roles: ['display'],
  values: ['string', 'number'],
  props: {
    size: { type: 'integer', title: '边长', minimum: 64, maximum: 600, default: 160 },
    label: { type: 'string', title: '读屏说明', default: '二维码' },
  },
};
