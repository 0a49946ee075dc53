import type { BlockDefinition } from '../../schema/block.ts';
import { title, valueFrom } from '../members.ts';
import { checkValueFrom } from '../valueCheck.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'logView'> = {
  name: 'logView',
  label: '日志',
  icon: 'log',
  group: 'content',
  doc:
    'Lines of a log: colours by level, search, wrapping, copy and download; it follows ' +
    'what is added. A source with every is asked again and again.',
  format: {
    properties: {
      title,
      ...valueFrom,
      height: {
        description: 'Height in pixels.',
        type: 'integer',
        minimum: 120,
        maximum: 2000,
        default: 400,
      },
      wrap: {
        description: 'Long lines are wrapped at first; people can change it.',
        type: 'boolean',
        default: false,
      },
      follow: {
        description: 'It shows the last lines and follows what is added; people can change it.',
        type: 'boolean',
        default: true,
      },
      empty: {
        description: 'Text while there are no lines.',
        $ref: 'common.schema.json#/$defs/text',
      },
    },
  },
  check: checkValueFrom,
  compile,
  examples: [
    {
      label: '任务日志',
      block: { type: 'logView', title: '任务日志', source: 'log', height: 200 },
      page: { sources: { log: { url: '/example/log', every: 5 } } },
      answers: {
        '/example/log': {
          data: [
            '2026-03-06 09:00:00 INFO  开始同步',
            '2026-03-06 09:00:01 DEBUG 读取 1,204 条记录',
            '2026-03-06 09:00:02 WARN  2 条记录缺少编号，已跳过',
            '2026-03-06 09:00:03 ERROR 写入失败：连接已断开',
          ],
        },
      },
    },
    {
      label: '文本，自动换行',
      block: { type: 'logView', value: { $expr: 'state.text' }, wrap: true, height: 120 },
      page: { state: { text: '第一行\n第二行 很长的一行 '.repeat(8) } },
    },
    {
      label: '没有日志',
      block: { type: 'logView', value: { $expr: 'state.text' }, height: 120, empty: '还没有日志' },
      page: { state: { text: '' } },
    },
  ],
};
