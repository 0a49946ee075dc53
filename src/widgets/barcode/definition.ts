import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Barcode',
  label: '条形码',
  icon: 'code',
  group: 'display',
  doc: 'A barcode of a text, with the text below it; it may be saved as a picture. A text that the kind of barcode cannot write is shown as a text.',
  roles: ['display'],
  values: ['string', 'number'],
  props: {
    format: {
      type: 'string',
      title: '码制',
      enum: ['CODE128', 'CODE39', 'EAN13', 'EAN8', 'UPC', 'ITF14', 'codabar'],
      default: 'CODE128',
    },
    height: { type: 'integer', title: '高度', minimum: 20, maximum: 400, default: 64 },
    showText: { type: 'boolean', title: '显示文字', default: true },
    download: { type: 'boolean', title: '可下载', default: false },
  },
  examples: [
    { label: '序列号', value: 'SN-20260001', props: { download: true } },
    { label: '商品条码', value: '6901234567892', props: { format: 'EAN13', height: 48 } },
    { label: '无法生成', value: '织页', props: { format: 'EAN13', showText: false } },
  ],
};
