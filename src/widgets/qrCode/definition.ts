import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'QrCode',
  label: '二维码',
  icon: 'qrcode',
  group: 'display',
  doc: 'A QR code of a text; it may be saved as a picture.',
  roles: ['display'],
  values: ['string', 'number'],
  props: {
    size: { type: 'integer', title: '边长', minimum: 64, maximum: 600, default: 160 },
    label: { type: 'string', title: '读屏说明', default: '二维码' },
    download: { type: 'boolean', title: '可下载', default: false },
  },
  examples: [
    { label: '网址', value: 'https://example.com/trace/20260001' },
    {
      label: '大一些',
      value: 'SN-20260001',
      props: { size: 240, label: '序列号二维码', download: true },
    },
  ],
};
