import type { BlockDefinition } from '../../schema/block.ts';
import {
  checkColumn,
  checkEditCell,
  checkLayoutField,
  checkList,
  checkQueryField,
  checkSwitchCell,
  rowModel,
} from './check.ts';
import { book, books } from '../examples.ts';
import { compile } from './compile.ts';
import { format } from './format/list.ts';
import { definitions as layouts } from './layouts/catalogue.ts';

export const definition: BlockDefinition<'list'> = {
  name: 'list',
  label: '列表',
  icon: 'table',
  group: 'data',
  doc: 'Search, toolbar, table and pager over a model or an address.',
  format,
  isNamed: true,
  rows: { model: rowModel, before: ['params', 'url'] },
  opens: ({ form = 'edit' }) => [form],
  check: checkList,
  checkParts: {
    QueryField: checkQueryField,
    Column: checkColumn,
    LayoutField: checkLayoutField,
    EditCell: checkEditCell,
    SwitchCell: checkSwitchCell,
  },
  reads: { SwitchCell: ['value', 'problem'] },
  compile,
  examples: [
    {
      label: '图书',
      block: {
        type: 'list',
        name: 'books',
        query: ['title', 'status'],
        columns: ['title', 'pages', 'status', 'bought'],
        summary: ['pages'],
        toolbar: ['refresh'],
        urlState: false,
      },
      page: { model: 'book' },
      models: { book },
      answers: { '/example/book/list': { rows: books, total: books.length } },
    },
    {
      label: '单选，无工具',
      block: {
        type: 'list',
        name: 'plain',
        model: 'book',
        columns: ['title', { field: 'status', label: '去向' }],
        selection: 'single',
        tools: false,
        urlState: false,
      },
      models: { book },
      answers: { '/example/book/list': { rows: books, total: books.length } },
    },
    ...layouts.flatMap((layout) => layout.examples),
  ],
};
