import type { WidgetDefinition } from '../../schema/vocabulary.ts';

/** The picture of the site itself, which stands beside the stored ones. */
const picture = '/../logo.svg';

export const definition: WidgetDefinition = {
  name: 'ImageUpload',
  label: '图片上传',
  icon: 'picture',
  group: 'file',
  doc:
    'One or several pictures that are stored when they are chosen, pasted or dropped, and ' +
    'ordered by pointer and keys; the value is their paths.',
  roles: ['input'],
  values: ['string'],
  showAs: 'Image',
  joined: true,
  most: 40_000,
  answers: { refused: 'session' },
  props: {
    url: { type: 'string', title: '上传地址（默认为协议的上传地址）' },
    part: { type: 'string', title: '文件字段名（默认依协议）' },
    member: { type: 'string', title: '答复中的路径（默认依协议）' },
    count: { type: 'integer', title: '最多张数', minimum: 1, maximum: 20, default: 1 },
    maxSize: { type: 'number', title: '文件大小（MB）', minimum: 0.1, default: 2 },
  },
  examples: [
    { label: '图片上传', value: '' },
    { label: '已有两张，可再加一张', value: `${picture},${picture}?2`, props: { count: 3 } },
    {
      label: '最多三张，自己的地址',
      value: '',
      props: {
        url: '/pictures',
        part: 'picture',
        member: 'path',
        count: 3,
        maxSize: 0.5,
      },
    },
  ],
};
