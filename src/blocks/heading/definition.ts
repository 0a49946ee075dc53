import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'heading'> = {
  name: 'heading',
  label: '抬头',
  icon: 'user',
  group: 'content',
  doc: 'A round picture with a title and a line below, such as a person.',
  format: {
    properties: {
      picture: {
        description:
          'Path of a stored picture; a drawn figure where it is empty. Absent: no picture.',
        $ref: 'common.schema.json#/$defs/text',
      },
      title: { description: 'Large line.', $ref: 'common.schema.json#/$defs/text' },
      text: { description: 'Small line below.', $ref: 'common.schema.json#/$defs/text' },
    },
    required: ['title'],
  },
  compile,
  examples: [
    { label: '人员', block: { type: 'heading', picture: '', title: '张三', text: '研发部门' } },
    { label: '无图片', block: { type: 'heading', title: '年度报告' } },
  ],
};
