import type { BlockDefinition } from '../../schema/block.ts';
import {
  checkColumn,
  checkEditCell,
  checkList,
  checkQueryField,
  checkSwitchCell,
  rowModel,
} from './check.ts';
import { compile } from './compile.ts';
import { format } from './format.ts';

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
    EditCell: checkEditCell,
    SwitchCell: checkSwitchCell,
  },
  reads: { SwitchCell: ['value', 'problem'] },
  compile,
  examples: [],
};
