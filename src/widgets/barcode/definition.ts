import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Barcode',
  label: '条形码',
  icon: 'code',
  group: 'display',
  doc:
    'A barcode of a text, with the text below it; it may be saved as a picture. A text ' +
    'that the kind of barcode cannot write is shown as a text.',
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
    { label: 'CODE39', value: 'SN-26', props: { format: 'CODE39', height: 32 } },
    { label: 'EAN8', value: '9638507', props: { format: 'EAN8', height: 32 } },
    { label: 'UPC', value: '03600029145', props: { format: 'UPC', height: 32 } },
    { label: 'ITF14', value: '1001234500001', props: { format: 'ITF14', height: 32 } },
    { label: 'codabar', value: 'A40156B', props: { format: 'codabar', height: 32 } },
    { label: '无法生成', value: '织页', props: { format: 'EAN13', showText: false } },
  ],
};
