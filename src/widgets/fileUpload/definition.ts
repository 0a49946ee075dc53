import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'FileUpload',
  label: '文件上传',
  icon: 'upload',
  group: 'file',
  doc:
    'Files that are stored when they are chosen, pasted or dropped, ordered and taken out; the ' +
    'value is their paths, as the protocol stores them. Files of a record with names and sizes ' +
    'are Attachments.',
  roles: ['input'],
  values: ['string'],
  showAs: { widget: 'Attachments', props: ['listType'] },
  joined: true,
  height: 96,
  most: 40_000,
  answers: { refused: 'session' },
  props: {
    url: { type: 'string', title: '上传地址（默认为协议的上传地址）' },
    part: { type: 'string', title: '文件字段名（默认依协议）' },
    member: { type: 'string', title: '答复中的路径（默认依协议）' },
    max: { type: 'integer', title: '最多个数', minimum: 1, maximum: 50, default: 5 },
    maxSize: { type: 'string', title: '单个文件大小（默认 2MB，分片上传开启时不限）' },
    accept: { type: 'array', items: 'string', title: '文件种类，如 pdf、image/*' },
    listType: {
      type: 'string',
      title: '列表样式',
      enum: ['text', 'picture', 'picture-card'],
      default: 'text',
    },
    buttonText: { type: 'string', title: '按钮文字' },
  },
  examples: [
    {
      label: '文件上传',
      value: '/profile/upload/2026/11/22/plan.pdf,/profile/upload/2026/11/22/notes.txt',
    },
    {
      label: '一个表格，自己的地址',
      value: '',
      props: {
        url: '/files',
        part: 'content',
        member: 'path',
        max: 1,
        maxSize: '1MB',
        accept: ['xlsx', 'csv'],
        buttonText: '选择表格',
        listType: 'picture',
      },
    },
    {
      label: '卡片',
      value: '/profile/upload/2026/11/22/plan.pdf',
      props: { listType: 'picture-card' },
    },
  ],
};
