import { partsOf } from '../../schema/publicForm/answerParts.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Address',
  label: '地址',
  icon: 'guide',
  group: 'text',
  doc:
    'A province, city or district with what follows it, as { code, area, detail } in a field ' +
    'of type json; an address pasted in one line is parted.',
  roles: ['input', 'display'],
  values: ['object'],
  height: 118,
  cell: { text: 'cut' },
  answers: { text: (value) => partsOf(value, ['area', 'detail'])?.join('') },
  props: {
    level: {
      type: 'string',
      title: '选到哪一级',
      enum: ['province', 'city', 'district'],
      default: 'district',
    },
    detail: { type: 'boolean', title: '填写详细地址', default: true },
    maxLength: { type: 'integer', title: '详细地址最多字数', minimum: 1, default: 200 },
  },
  examples: [
    {
      label: '收货地址',
      value: { code: '330106', area: '浙江省杭州市西湖区', detail: '文三路 90 号 2 幢 301 室' },
    },
    {
      label: '只到城市',
      value: { code: '440300' },
      props: { level: 'city', detail: false },
    },
    { label: '只到省份', value: { code: '440000' }, props: { level: 'province', detail: false } },
    { label: '只有详细地址', value: { detail: '海边的灯塔' }, props: { maxLength: 30 } },
  ],
};
