/** Models with their records, for the examples of blocks that need some. */
import type { Model } from '../schema/generated/types.gen.ts';

export const book: Model = {
  version: 2,
  name: 'book',
  label: '图书',
  table: 'book',
  key: 'bookId',
  labelField: 'title',
  path: '/example/book',
  fields: {
    bookId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '书名', required: true, maxLength: 50, filter: 'contains' },
    pages: { type: 'integer', label: '页数', minimum: 1 },
    status: {
      type: 'string',
      label: '状态',
      filter: 'exact',
      options: [
        { value: 'in', label: '在架', tone: 'success' },
        { value: 'out', label: '借出', tone: 'warning' },
      ],
    },
    bought: { type: 'date', label: '购入日期' },
  },
};

export const books = [
  { bookId: 1, title: '红楼梦', pages: 1606, status: 'in', bought: '2024-02-29' },
  { bookId: 2, title: '围城', pages: 359, status: 'out', bought: '2025-06-01' },
];

/** What figures are of. */
export const loan: Model = {
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

/** What its aggregate `monthly` answers. */
export const loansByMonth = [320, 280, 410, 390, 520, 610].map((loans, index) => ({
  month: `2026-0${index + 1}`,
  loans,
  fee: `${loans * 25}.50`,
}));
