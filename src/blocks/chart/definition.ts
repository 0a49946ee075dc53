import type { BlockDefinition } from '../../schema/block.ts';
import { modelNamed } from '../../schema/check/pageContext.ts';
import { checkChart } from './check.ts';
import { compile } from './compile.ts';
import { examples } from './examples.ts';
import { format } from './format.ts';

export const definition: BlockDefinition<'chart'> = {
  name: 'chart',
  label: '图表',
  icon: 'chart',
  group: 'data',
  doc:
    'Numbers as a picture: of an aggregate of a model, of a source or of records at hand. ' +
    'It can be read as a table and stored as an image.',
  format,
  rows: {
    model: ({ model, aggregate }, { page, projectIndex }) =>
      aggregate === undefined ? modelNamed(model ?? page.model, projectIndex) : undefined,
    before: ['params', 'records', 'title', 'empty'],
  },
  check: checkChart,
  compile,
  starter: ([field = 'field']) => ({ kind: 'bar', x: field }),
  examples,
};
