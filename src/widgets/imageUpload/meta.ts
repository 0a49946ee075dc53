import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'ImageUpload',
  title: '图片上传',
  roles: ['input'],
  values: ['string'],
  showAs: 'Image',
  props: {
    url: { type: 'string', title: '上传地址', default: '/common/upload' },
    part: { type: 'string', title: '文件字段名', default: 'file' },
    member: { type: 'string', title: '答复中的路径', default: 'fileName' },
    count: { type: 'integer', title: '最多张数', minimum: 1, maximum: 20, default: 1 },
    maxSize: { type: 'number', title: '文件大小（MB）', minimum: 0.1, default: 2 },
  },
};
