import { partsOf } from '../../schema/publicForm/answerParts.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'ValueRange',
  label: '范围',
  icon: 'date-range',
  group: 'date',
  doc:
    'Two values as one, from one to the other: days, moments, times of a day, numbers or ' +
    'amounts; an end may be open.',
  roles: ['input', 'display'],
  values: ['object'],
  inputFor: ['range'],
  displayFor: ['range'],
  cell: { text: 'whole' },
  answers: { text: (value) => partsOf(value, ['begin', 'end'])?.join(' ~ ') },
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
    unit: { type: 'string', title: '单位' },
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
    { label: '整数', value: { begin: 1, end: 5 }, props: { of: 'integer', unit: '件' } },
    { label: '小数', value: { begin: 0.5, end: 1.5 }, props: { of: 'decimal', precision: 2 } },
    {
      label: '金额',
      value: { begin: null, end: 20000 },
      props: { of: 'money', currency: 'CNY', precision: 2, grouping: true },
    },
  ],
};
