/** Charts of every kind, with the answers that they draw. */
import type { BlockExample } from '../../schema/block.ts';
import type { ChartBlock } from '../../schema/generated/types.gen.ts';
import { loan, loansByMonth as monthly } from '../examples.ts';

const models = { loan };
const labels: Record<string, string> = { novel: '小说', poetry: '诗歌', history: '历史' };
const share: Record<string, number> = { novel: 0.5, poetry: 0.2, history: 0.3 };
const path = '/example/loan/aggregate';

const byKind = Object.keys(labels).map((kind) => ({
  kind,
  labels: { kind: labels[kind] },
  loans: 2530 * share[kind]!,
  fee: `${2530 * share[kind]! * 25}.00`,
}));
const monthlyKinds = monthly.flatMap(({ month, loans: all }) =>
  Object.keys(labels).map((kind) => ({
    month,
    kind,
    labels: { kind: labels[kind] },
    loans: Math.round(all * share[kind]!),
  })),
);
const daily = Array.from({ length: 120 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  loans: (index * 7) % 23,
}));
const days = Array.from({ length: 30 }, (_, index) => ({
  days: index + 1,
  loans: 5 + ((index * 17) % 40),
}));

type Drawn = Omit<ChartBlock, 'type' | 'model'>;

const example = (label: string, block: Drawn, data: readonly object[] | object): BlockExample => ({
  label,
  block: { type: 'chart', model: 'loan', title: label, height: 240, ...block },
  models,
  answers: { [`${path}/${block.aggregate}`]: { data } },
});

const ofKind = (label: string, kind: Drawn['kind']): BlockExample =>
  example(label, { kind, aggregate: 'kinds', x: 'kind', series: ['loans'] }, byKind);

export const examples: readonly BlockExample[] = [
  example(
    '柱与线，两个轴',
    {
      kind: 'bar',
      aggregate: 'monthly',
      x: { field: 'month', label: '月份' },
      series: ['loans', { field: 'fee', kind: 'line' }],
    },
    monthly,
  ),
  example(
    '堆叠面积',
    {
      kind: 'area',
      stacked: true,
      aggregate: 'monthlyKinds',
      x: 'month',
      split: 'kind',
      series: ['loans'],
    },
    monthlyKinds,
  ),
  example('折线', { kind: 'line', aggregate: 'monthly', x: 'month', series: ['loans'] }, monthly),
  example(
    '横向，只看前两名',
    {
      kind: 'bar',
      horizontal: true,
      labels: true,
      top: 2,
      sort: { loans: 'desc' },
      aggregate: 'kinds',
      x: 'kind',
      series: ['loans'],
      onClick: [{ type: 'message', text: { $text: '{row.labels.kind}' } }],
    },
    byKind,
  ),
  ofKind('饼图', 'pie'),
  ofKind('环形图', 'donut'),
  ofKind('漏斗', 'funnel'),
  ofKind('雷达', 'radar'),
  example('散点', { kind: 'scatter', aggregate: 'days', x: 'days', series: ['loans'] }, days),
  example(
    '仪表',
    { kind: 'gauge', aggregate: 'total', series: [{ field: 'loans', suffix: '次' }], max: 5000 },
    { loans: 2530 },
  ),
  example('日历', { kind: 'calendar', aggregate: 'daily', x: 'day', series: ['loans'] }, daily),
  {
    label: '已有的记录，其中有坏值',
    block: {
      type: 'chart',
      kind: 'bar',
      records: { $expr: 'state.rows' },
      x: { field: 'name', label: '名称' },
      series: [{ field: 'value', label: '数量', suffix: '件' }],
      height: 240,
    },
    page: {
      state: {
        rows: [
          { name: '甲', value: 12 },
          { name: '乙', value: '不是数字' },
          { name: null, value: '7.5' },
          '不是记录',
          { name: '丁' },
        ],
      },
    },
  },
];
