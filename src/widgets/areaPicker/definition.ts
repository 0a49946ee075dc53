import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'AreaPicker',
  label: '行政区划选择',
  icon: 'cascader',
  group: 'choice',
  doc: 'A province, city or district by its code of six digits (GB/T 2260), from a tree or on the map.',
  roles: ['input', 'display'],
  formily: { component: 'Cascader' },
  values: ['string', 'number'],
  placeholder: 'choose',
  cell: { text: 'cut' },
  answers: { divisions: true },
  props: {
    level: {
      type: 'string',
      title: '选到哪一级',
      enum: ['province', 'city', 'district'],
      default: 'district',
    },
    anyLevel: { type: 'boolean', title: '可只选上级' },
    height: { type: 'integer', title: '地图高度', minimum: 200, maximum: 800, default: 320 },
  },
  examples: [
    { label: '区县', value: '330106' },
    { label: '城市', value: '440300', props: { level: 'city', height: 240 } },
    { label: '省份', value: '440000', props: { level: 'province' } },
    { label: '可只选上级', value: '650000', props: { anyLevel: true } },
    { label: '已不存在的代码', value: '999999' },
  ],
};
