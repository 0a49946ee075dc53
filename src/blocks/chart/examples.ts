/** Charts of every kind, with the answers that they draw. */
import type { BlockExample } from '../../schema/block.ts';
import type { ChartBlock, Model } from '../../schema/generated/types.gen.ts';

const loan: Model = {
  version: 2,
  name: 'loan',
  label: '借阅',
  table: 'loan',
  key: 'loanId',
  path: '/example/loan',
  fields: {
    loanId: { type: 'id', label: '编号' },
    lentOn: { type: 'date', label: '借出日期' },
    kind: {
      type: 'string',
      label: '类别',
      options: [
        { value: 'novel', label: '小说' },
        { value: 'poetry', label: '诗歌' },
        { value: 'history', label: '历史' },
      ],
    },
    fee: { type: 'decimal', label: '押金', scale: 2, currency: 'CNY' },
    days: { type: 'integer', label: '天数', unit: '天' },
  },
  aggregates: {
    monthly: {
      label: '每月借阅',
      groupBy: [{ field: 'lentOn', by: 'month', as: 'month' }],
      measures: { loans: { count: true, label: '借阅次数' }, fee: { sum: 'fee' } },
    },
    kinds: {
      label: '各类借阅',
      groupBy: ['kind'],
      measures: { loans: 'count', fee: { sum: 'fee' } },
    },
    monthlyKinds: {
      label: '每月各类',
      groupBy: [{ field: 'lentOn', by: 'month', as: 'month' }, 'kind'],
      measures: { loans: 'count' },
    },
    daily: {
      label: '每日借阅',
      groupBy: [{ field: 'lentOn', by: 'day', as: 'day' }],
      measures: { loans: 'count' },
    },
    days: { label: '借阅时长', groupBy: ['days'], measures: { loans: 'count' } },
    total: { label: '合计', measures: { loans: 'count' } },
  },
};

const models = { loan };
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];
const loans = [320, 280, 410, 390, 520, 610];
const labels: Record<string, string> = { novel: '小说', poetry: '诗歌', history: '历史' };
const share: Record<string, number> = { novel: 0.5, poetry: 0.2, history: 0.3 };
const path = '/example/loan/aggregate';

const monthly = months.map((month, index) => ({
  month,
  loans: loans[index],
  fee: `${(loans[index] ?? 0) * 25}.50`,
}));
const byKind = Object.keys(labels).map((kind) => ({
  kind,
  labels: { kind: labels[kind] },
  loans: 2530 * share[kind]!,
  fee: `${2530 * share[kind]! * 25}.00`,
}));
const monthlyKinds = monthly.flatMap(({ month, loans: all = 0 }) =>
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
