import { fractionDigits } from '../../schema/record/decimalText.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'SliderInput',
  label: '滑动输入',
  icon: 'slider',
  group: 'number',
  doc: 'A number on a scale, dragged or typed.',
  roles: ['input'],
  formily: { component: 'NumberPicker' },
  values: ['number'],
  showAs: { widget: 'NumberText', props: [] },
  answers: { scale: ({ step }) => (typeof step === 'number' ? fractionDigits(step) : 0) },
  props: {
    min: { type: 'number', title: '最小值', default: 0 },
    max: { type: 'number', title: '最大值', default: 100 },
    step: { type: 'number', title: '步长', default: 1 },
    suffix: { type: 'string', title: '单位' },
    reverse: { type: 'boolean', title: '反向' },
    marks: { type: 'object', title: '刻度的文字，以数字为键' },
  },
  examples: [
    { label: '音量', value: 40, props: { suffix: '%' } },
    { label: '从右到左', value: 40, props: { reverse: true } },
    {
      label: '温度',
      value: 21.5,
      props: { min: 16, max: 30, step: 0.5, marks: { 16: '16°', 26: '26°', 30: '30°' } },
    },
  ],
};
