import type { BlockDefinition } from '../../schema/block.ts';
import { figuresFrom } from '../figuresFormat.ts';
import { title } from '../members.ts';
import { checkStatistic } from './check.ts';
import { compile } from './compile.ts';
import { examples } from './examples.ts';
import { definitions } from './format.ts';

export const definition: BlockDefinition<'statistic'> = {
  name: 'statistic',
  label: '统计卡片',
  icon: 'dashboard',
  group: 'data',
  doc:
    'Figures as cards: each the number of the last record or of all, with its change ' +
    'against the record before and its course.',
  format: {
    properties: {
      title,
      ...figuresFrom,
      columns: {
        description: 'Cards a row on wide screens; default all, four at most.',
        type: 'integer',
        minimum: 1,
        maximum: 6,
      },
      items: {
        description: 'The figures, in this order.',
        type: 'array',
        items: { $ref: '#/$defs/statisticItem' },
        minItems: 1,
        maxItems: 12,
      },
      against: {
        description: 'What the record before is called; default 较上期.',
        $ref: 'common.schema.json#/$defs/text',
      },
    },
    required: ['items'],
    definitions,
  },
  rows: { model: () => undefined, before: ['params', 'records', 'title', 'against'] },
  check: checkStatistic,
  compile,
  examples,
};
