import type { WidgetDefinition } from '../../schema/vocabulary.ts';

const file = (name: string, size: number): string =>
  `/profile/upload/2026/11/22/${name}?size=${size}&by=admin&at=2026-11-22T10:30:00&name=/${name}`;

/** A picture of the site itself, which stands beside the stored files, named as pictures are. */
const picture = '/../logo.svg#.png?size=2048&name=/logo.png';

export const definition: WidgetDefinition = {
  name: 'Attachments',
  label: '附件',
  icon: 'paper-clip',
  group: 'file',
  doc: 'Files of a record: uploaded, ordered, removed and read; the value is their addresses with names and sizes.',
  roles: ['input', 'display'],
  values: ['string'],
  inputFor: ['attachments'],
  displayFor: ['attachments'],
  height: 96,
  joined: true,
  most: 40_000,
  answers: { refused: 'session' },
  props: {
    max: { type: 'integer', title: '最多个数', minimum: 1, maximum: 50, default: 10 },
    maxSize: { type: 'string', title: '单个文件大小，如 2MB', default: '10MB' },
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
    { label: '附件', value: `${file('contract.pdf', 204_800)},${file('plan.docx', 1_572_864)}` },
    {
      label: '一张图片，不超过 500 KB',
      value: '',
      props: { max: 1, maxSize: '500KB', accept: ['image/*'] },
    },
    {
      label: '带缩略图',
      value: `${file('contract.pdf', 204_800)},${picture}`,
      props: { listType: 'picture', buttonText: '选择文件' },
    },
    {
      label: '卡片',
      value: `${picture},${file('contract.pdf', 204_800)}`,
      props: { listType: 'picture-card' },
    },
  ],
};
