import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'IdNumber',
  label: '身份证号',
  icon: 'idcard',
  group: 'text',
  doc:
    'A number of an identity card of the mainland, typed or pasted with spaces, with what it ' +
    'says of its holder; shown in groups, masked unless asked for whole. `format: idNumber` ' +
    'of the field has it checked.',
  roles: ['input', 'display'],
  values: ['string'],
  placeholder: 'enter',
  cell: { text: 'whole' },
  props: {
    masked: { type: 'boolean', title: '隐藏出生日期和顺序码', default: true },
    holder: { type: 'boolean', title: '显示出生日期和性别', default: true },
    allowClear: { type: 'boolean', title: '可清空', default: true },
  },
  examples: [
    { label: '身份证号', value: '11010519491231002X' },
    {
      label: '完整显示',
      value: '440524188001010014',
      props: { masked: false, holder: false, allowClear: false },
    },
    { label: '服务器已脱敏', value: '1101**********002X' },
    { label: '校验码有误', value: '110105194912310021' },
  ],
};
