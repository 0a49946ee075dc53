import type { BlockDefinition } from '../../schema/block.ts';
import { momentOf } from '../../schema/record/moment.ts';
import { title } from '../members.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'countdown'> = {
  name: 'countdown',
  label: '倒计时',
  icon: 'time',
  group: 'content',
  doc: "Days, hours, minutes and seconds until a moment, by the server's clock.",
  format: {
    properties: {
      title,
      to: {
        description:
          'The moment, such as 2026-12-31 18:00:00 by the clock of the server, or a field ' +
          'of the record. While it is empty, nothing is counted.',
        $ref: 'common.schema.json#/$defs/text',
      },
      done: {
        description: 'Text once the moment is reached; default 已到时间.',
        $ref: 'common.schema.json#/$defs/text',
      },
      onEnd: {
        description:
          'Steps run when the moment is reached while the page is open; not when it is past already.',
        $ref: 'step.schema.json#/$defs/steps',
      },
    },
    required: ['to'],
  },
  check({ to }, { path }, { report }) {
    if (typeof to === 'string' && momentOf(to, 0) === undefined)
      report.add('bad-form', [...path, 'to'], `${to} is no moment`);
  },
  compile,
  starter: () => ({ to: '2099-12-31 18:00:00' }),
  examples: [
    { label: '截止', block: { type: 'countdown', title: '距报名截止', to: '2099-12-31 18:00:00' } },
    {
      label: '已到时间',
      block: { type: 'countdown', to: { $expr: 'state.end' }, done: '活动已结束' },
      page: { state: { end: '2020-01-01 00:00:00' } },
    },
    {
      label: '坏值',
      block: { type: 'countdown', title: '距开始', to: { $expr: 'state.start' } },
      page: { state: { start: '不是时间' } },
    },
  ],
};
