/** A list of books with the chosen one beside it, or below. */
import type { BlockExample } from '../../schema/block.ts';
import { book, books } from '../examples.ts';

const answers = {
  '/example/book/list': { rows: books, total: books.length },
  '/example/book/1': { data: books[0] },
  '/example/book/2': { data: books[1] },
};

export const examples: readonly BlockExample[] = [
  {
    label: '左右',
    block: {
      type: 'masterDetail',
      name: 'desk',
      state: 'bookId',
      list: {
        type: 'list',
        name: 'books',
        model: 'book',
        columns: ['title', 'status'],
        tools: false,
      },
      detail: [{ type: 'descriptions', fields: ['title', 'pages', 'status', 'bought'] }],
    },
    page: { state: { bookId: 1 } },
    models: { book },
    answers,
  },
  {
    label: '上下，还没有选择',
    block: {
      type: 'masterDetail',
      state: 'bookId',
      side: 'top',
      list: {
        type: 'list',
        name: 'books',
        model: 'book',
        columns: ['title', 'pages', 'status', 'bought'],
      },
      title: { $text: '《{record.title}》' },
      detail: [{ type: 'text', text: { $text: '{record.pages} 页' } }],
      empty: '请选择一本书',
    },
    models: { book },
    answers,
  },
];
