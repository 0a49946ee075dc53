import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';
import { format } from './format.ts';

export const definition: BlockDefinition<'list'> = {
  name: 'list',
  label: '列表',
  icon: 'table',
  group: 'data',
  doc: 'Search, toolbar, table and pager over a model or an address.',
  format,
  compile,
  examples: [],
};
