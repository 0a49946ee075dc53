import { pairText } from '../../schema/publicForm/answerParts.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'SliderRange',
  label: '滑动范围',
  icon: 'slider',
  group: 'number',
  doc: 'Two numbers on one scale, from and to, dragged or typed; both are included.',
  roles: ['input'],
  values: ['array'],
  showAs: { widget: 'ValueRange', props: [] },
  answers: { text: pairText },
  props: {
    min: { type: 'number', title: '最小值', default: 0 },
    max: { type: 'number', title: '最大值', default: 100 },
    step: { type: 'number', title: '步长', default: 1 },
    suffix: { type: 'string', title: '单位' },
    reverse: { type: 'boolean', title: '反向' },
    marks: { type: 'object', title: '刻度的文字，以数字为键' },
  },
  examples: [
    { label: '价格', value: [20, 80], props: { suffix: '元' } },
    { label: '从右到左', value: [10, 40], props: { reverse: true } },
    {
      label: '温度',
      value: [18, 24.5],
      props: { min: 16, max: 30, step: 0.5, marks: { 16: '16°', 26: '26°', 30: '30°' } },
    },
    { label: '未设置', value: undefined },
  ],
};
