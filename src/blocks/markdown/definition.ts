import type { BlockDefinition } from '../../schema/block.ts';
import { title } from '../members.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'markdown'> = {
  name: 'markdown',
  label: 'Markdown',
  icon: 'documentation',
  group: 'content',
  doc: 'Text in Markdown, with tables and task lists; HTML in it is sanitised before it is shown.',
  format: {
    properties: {
      title,
      text: { description: 'The text.', $ref: 'common.schema.json#/$defs/text' },
    },
    required: ['text'],
  },
  compile,
  examples: [
    {
      label: '说明',
      block: {
        type: 'markdown',
        text:
          '## 发布说明\n\n- **导入**：支持 `xlsx`\n- [文档](https://example.com)\n\n| 字段 ' +
          '| 说明 |\n|---|---|\n| 名称 | 必填 |\n\n```json\n{ "type": "markdown" ' +
          '}\n```\n\n> 周五 22:00 停机维护。',
      },
    },
    {
      label: '其中有不允许的内容',
      block: {
        type: 'markdown',
        title: '来自他人的文字',
        text: '<script>alert(1)</script>\n\n[点我](javascript:alert(1))：其余照常显示。',
      },
    },
  ],
};
