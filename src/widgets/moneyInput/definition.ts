import { precisionOf } from '../../schema/publicForm/answerParts.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'MoneyInput',
  label: '金额',
  icon: 'money',
  group: 'number',
  doc:
    'An amount: separators while typing, the sign and the digits of its currency, amounts ' +
    'pasted as people write them.',
  roles: ['input'],
  formily: { component: 'NumberPicker' },
  values: ['number'],
  inputFor: ['money'],
  numeric: true,
  placeholder: 'enter',
  showAs: { widget: 'MoneyText', props: ['precision', 'grouping', 'currency'] },
  answers: { scale: (props) => precisionOf(props) ?? 2 },
  props: {
    min: { type: 'number', title: '最小值' },
    max: { type: 'number', title: '最大值' },
    step: { type: 'number', title: '步长', default: 1 },
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: true },
    currency: { type: 'string', title: '币种' },
    suffix: { type: 'string', title: '单位' },
  },
  examples: [
    { label: '人民币', value: 1234.5, props: { currency: 'CNY' } },
    { label: '日元', value: 98000, props: { currency: 'JPY', step: 100 } },
    {
      label: '不分组',
      value: -1234.5,
      props: { currency: 'USD', grouping: false, min: -9999, max: 9999 },
    },
    { label: '单价', value: 0.0125, props: { currency: 'CNY', precision: 4, suffix: '/个' } },
  ],
};
