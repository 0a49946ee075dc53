import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'CopyText',
  title: '可复制文本',
  roles: ['display'],
  values: ['string', 'number', 'array'],
  props: {
    columns: { type: 'integer', title: '列数（多项时）', minimum: 1, maximum: 4, default: 1 },
    download: { type: 'string', title: '下载的文件名；为空不提供下载' },
  },
};
