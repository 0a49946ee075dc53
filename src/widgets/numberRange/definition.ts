import { pairText } from '../../schema/publicForm/answerParts.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'NumberRange',
  label: '数字范围',
  icon: 'number',
  group: 'number',
  doc: 'Two numbers, from and to, both included; either may be left out.',
  roles: ['input'],
  values: ['array'],
  inputFor: ['numberRange'],
  showAs: { widget: 'ValueRange', props: ['precision', 'grouping', 'currency'] },
  answers: { text: pairText },
  props: {
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: false },
    currency: { type: 'string', title: '币种' },
    suffix: { type: 'string', title: '单位' },
  },
  examples: [
    { label: '数字范围', value: [1, 99] },
    {
      label: '金额范围',
      value: [1000, 20000.5],
      props: { precision: 2, grouping: true, currency: 'CNY' },
    },
    { label: '带单位', value: [1, 5], props: { suffix: 'kg' } },
  ],
};
