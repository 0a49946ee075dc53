import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'MoneyText',
  label: '金额文本',
  icon: 'money',
  group: 'display',
  doc: 'An amount with the sign and the digits of its currency, which may stand in the same record.',
  roles: ['display'],
  values: ['number', 'string'],
  displayFor: ['money'],
  numeric: true,
  cell: { text: 'whole' },
  props: {
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: true },
    currency: { type: 'string', title: '币种' },
    currencyField: { type: 'string', title: '币种字段' },
  },
  examples: [
    { label: '人民币', value: 1234567.5, props: { currency: 'CNY' } },
    { label: '日元', value: 98000, props: { currency: 'JPY' } },
    { label: '负数与零头', value: -0.05, props: { currency: 'USD' } },
    { label: '币种在记录里', value: 1250, props: { currencyField: 'currency' } },
    { label: '单价', value: 1234.0125, props: { currency: 'CNY', precision: 4, grouping: false } },
  ],
};
