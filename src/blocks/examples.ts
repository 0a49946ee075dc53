/** A model with its records, for the examples of blocks that need one. */
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
