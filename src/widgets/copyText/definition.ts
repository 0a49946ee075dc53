import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'CopyText',
  label: '可复制文本',
  icon: 'copy',
  group: 'display',
  doc: 'A text with a button that copies it, and one that stores it as a file.',
  roles: ['display'],
  values: ['string', 'number', 'array'],
  props: {
    columns: { type: 'integer', title: '列数（多项时）', minimum: 1, maximum: 4, default: 1 },
    download: { type: 'string', title: '下载的文件名；为空不提供下载' },
  },
  examples: [
    { label: '密钥', value: 'JBSWY3DPEHPK3PXP' },
    {
      label: '恢复码',
      value: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'],
      props: { columns: 2, download: 'recovery-codes.txt' },
    },
  ],
};
