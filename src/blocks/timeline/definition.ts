import type { BlockDefinition } from '../../schema/block.ts';
import { title } from '../members.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'timeline'> = {
  name: 'timeline',
  label: '时间轴',
  icon: 'history',
  group: 'data',
  doc: 'Records one below the other along a line, such as what happened to a parcel.',
  format: {
    properties: {
      title,
      source: {
        description: 'Source of the page whose records are shown.',
        $ref: 'page.schema.json#/$defs/sourceRef',
      },
      records: {
        description: 'Records that are at hand, such as record.events.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      text: {
        description: 'What happened; reads row.',
        $ref: 'common.schema.json#/$defs/text',
      },
      time: { description: 'When; reads row.', $ref: 'common.schema.json#/$defs/text' },
      detail: {
        description: 'What else there is to say; reads row.',
        $ref: 'common.schema.json#/$defs/text',
      },
      tone: {
        description:
          'Colour of the dot: primary, success, info, warning or danger; anything else is grey. Reads row.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      first: {
        description: 'Records that are shown at first; further ones on demand.',
        type: 'integer',
        minimum: 1,
        maximum: 200,
        default: 20,
      },
      empty: {
        description: 'Text while there are no records.',
        $ref: 'common.schema.json#/$defs/text',
      },
    },
    required: ['text'],
  },
  rows: { model: () => undefined, before: ['records', 'title', 'empty'] },
  check({ source, records }, { path }, { report }) {
    if ((source === undefined) === (records === undefined))
      report.add('missing-part', path, 'it shows one of source and records');
  },
  compile,
  examples: [
    {
      label: '物流',
      block: {
        type: 'timeline',
        title: '物流跟踪',
        source: 'events',
        text: { $expr: 'row.what' },
        time: { $expr: 'row.at' },
        detail: { $expr: 'row.note' },
        tone: { $expr: "row.what == '已签收' ? 'success' : row.failed ? 'danger' : null" },
        empty: '还没有物流信息',
      },
      page: { sources: { events: { url: '/example/events' } } },
      answers: {
        '/example/events': {
          data: [
            { what: '已签收', at: '2026-03-09 17:30', note: '前台代收' },
            { what: '派送失败', at: '2026-03-08 10:12', failed: true, note: '无人接听' },
            { what: '已揽收', at: '2026-03-06 09:00' },
          ],
        },
      },
    },
    {
      label: '更多记录，其中有坏值',
      block: {
        type: 'timeline',
        records: { $expr: 'state.events' },
        text: { $expr: 'row.what' },
        first: 2,
      },
      page: { state: { events: [{ what: '一' }, null, '不是记录', { what: '四' }, {}] } },
    },
  ],
};
