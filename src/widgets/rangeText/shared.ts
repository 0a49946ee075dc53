/** What the control and the display of ranges have in common. */
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const shared: Pick<WidgetDefinition, 'props' | 'examples'> = {
  props: {
    of: {
      type: 'string',
      title: '两端的类型',
      enum: ['date', 'datetime', 'time', 'integer', 'decimal', 'money'],
      default: 'date',
    },
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: false },
    currency: { type: 'string', title: '币种' },
    suffix: { type: 'string', title: '单位' },
    open: { type: 'boolean', title: '可缺一端' },
  },
  examples: [
    { label: '日期', value: { begin: '2026-01-01', end: '2026-01-31' } },
    { label: '从某日起', value: { begin: '2026-01-01', end: null }, props: { open: true } },
    {
      label: '时刻',
      value: { begin: '2026-01-01 08:00:00', end: '2026-01-01 12:00:00' },
      props: { of: 'datetime' },
    },
    { label: '时间', value: { begin: '08:00:00', end: '18:30:00' }, props: { of: 'time' } },
    { label: '整数', value: { begin: 1, end: 5 }, props: { of: 'integer', suffix: '件' } },
    { label: '小数', value: { begin: 0.5, end: 1.5 }, props: { of: 'decimal', precision: 2 } },
    {
      label: '金额',
      value: { begin: null, end: 20000 },
      props: { of: 'money', currency: 'CNY', precision: 2, grouping: true },
    },
  ],
};
