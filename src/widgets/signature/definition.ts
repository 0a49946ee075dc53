import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Signature',
  label: '手写签名',
  icon: 'edit',
  group: 'file',
  doc: 'A signature drawn with pointer, pen or finger, or typed, and stored as a picture; the value is its path.',
  roles: ['input', 'display'],
  values: ['string'],
  answers: { refused: 'session' },
  props: {
    url: { type: 'string', title: '上传地址（默认为协议的上传地址）' },
    part: { type: 'string', title: '文件字段名（默认依协议）' },
    member: { type: 'string', title: '答复中的路径（默认依协议）' },
    color: { type: 'string', title: '笔的颜色', default: '#000000' },
    height: { type: 'integer', title: '画布高度', minimum: 120, maximum: 600, default: 240 },
  },
  examples: [
    { label: '签名', value: '' },
    {
      label: '蓝色，自己的地址',
      value:
        'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxNjAiIGhlaWdodD0iNjAiPjxyZWN0IHdpZHRoPSIxNjAiIGhlaWdodD0iNjAiIGZpbGw9IiNmZmYiLz48cGF0aCBkPSJNMTAgNDBjMjAtNDAgMzAtMjAgMzAgMHMyMC0zMCA0MC0xMCAzMC0yMCA2MCAxMCIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjMTI0IiBzdHJva2Utd2lkdGg9IjMiLz48L3N2Zz4=',
      props: { url: '/signatures', part: 'picture', member: 'path', color: '#1244aa', height: 160 },
    },
  ],
};
