import type { BlockDefinition } from '../../schema/block.ts';
import { title, valueFrom } from '../members.ts';
import { checkValueFrom } from '../valueCheck.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'jsonView'> = {
  name: 'jsonView',
  label: 'JSON',
  icon: 'code',
  group: 'content',
  doc: 'A value as a tree of JSON that is opened and folded, searched and copied; large documents, too.',
  format: {
    properties: {
      title,
      ...valueFrom,
      depth: {
        description: 'Levels that are open at first.',
        type: 'integer',
        minimum: 0,
        maximum: 20,
        default: 2,
      },
      height: {
        description: 'Most height in pixels; what is longer scrolls.',
        type: 'integer',
        minimum: 80,
        maximum: 2000,
        default: 400,
      },
      empty: {
        description: 'Text while there is no value.',
        $ref: 'common.schema.json#/$defs/text',
      },
    },
  },
  check: checkValueFrom,
  compile,
  examples: [
    {
      label: '接口返回',
      block: { type: 'jsonView', title: '返回', source: 'answer' },
      page: { sources: { answer: { url: '/example/answer' } } },
      answers: {
        '/example/answer': {
          data: {
            total: 2,
            rows: [
              { id: 1, title: '红楼梦' },
              { id: 2, title: '围城' },
            ],
          },
        },
      },
    },
    {
      label: '文本里的 JSON，大整数不变',
      block: { type: 'jsonView', value: { $expr: 'state.text' }, depth: 1, height: 160 },
      page: { state: { text: '{"id":9007199254740993,"tags":["a","b"],"empty":{},"none":null}' } },
    },
    {
      label: '不是 JSON',
      block: { type: 'jsonView', value: { $expr: 'state.text' } },
      page: { state: { text: '{"id": 1,' } },
    },
    {
      label: '没有内容',
      block: { type: 'jsonView', value: { $expr: 'state.text' }, empty: '没有请求参数' },
      page: { state: { text: '' } },
    },
  ],
};
