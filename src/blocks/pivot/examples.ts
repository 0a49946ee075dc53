/** Loans by month and kind, and records at hand. */
import type { BlockExample } from '../../schema/block.ts';
import { loan } from '../examples.ts';

const kinds: Record<string, string> = { novel: '小说', poetry: '诗歌', history: '历史' };

const loans = ['2026-01', '2026-02', '2026-03'].flatMap((month, at) =>
  Object.entries(kinds).map(([kind, label], index) => ({
    month,
    kind,
    labels: { kind: label },
    loans: (at + 2) * (index + 3) * 7,
  })),
);

export const examples: readonly BlockExample[] = [
  {
    label: '按月与类别',
    block: {
      type: 'pivot',
      title: '每月各类借阅',
      model: 'loan',
      aggregate: 'monthlyKinds',
      rows: ['kind'],
      columns: [{ field: 'month', label: '月份' }],
      measures: ['loans'],
      sort: { loans: 'desc' },
    },
    models: { loan },
    answers: { '/example/loan/aggregate/monthlyKinds': { data: loans } },
  },
  {
    label: '手边的记录，其中有坏值',
    block: {
      type: 'pivot',
      records: { $expr: 'state.sales' },
      rows: [
        { field: 'region', label: '大区' },
        { field: 'shop', label: '门店' },
      ],
      columns: [{ field: 'year', label: '年' }],
      measures: [
        { field: 'amount', label: '金额', currency: 'CNY', precision: 2 },
        { field: 'price', label: '最高单价', total: 'max' },
      ],
    },
    page: {
      state: {
        sales: [
          { region: '华东', shop: '上海店', year: 2025, amount: '0.10', price: 3 },
          { region: '华东', shop: '上海店', year: 2026, amount: '0.20', price: 5 },
          { region: '西南', shop: null, year: 2026, amount: '不是数', price: -2 },
          null,
        ],
      },
    },
  },
];
