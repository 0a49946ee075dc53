import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';
import { title } from '../members.ts';

export const definition: BlockDefinition<'tree'> = {
  name: 'tree',
  label: '树',
  icon: 'tree',
  group: 'data',
  doc: 'A searchable tree; choosing a node writes its key into the page state.',
  format: {
    properties: {
      title,
      options: { description: 'Its nodes.', $ref: 'form.schema.json#/$defs/options' },
      state: {
        description:
          'Member of the page state that holds the chosen key; choosing again clears it.',
        $ref: 'page.schema.json#/$defs/writtenState',
      },
      placeholder: {
        description: 'Shown in the search box; default 请输入.',
        $ref: 'common.schema.json#/$defs/text',
      },
      tools: {
        description: 'Buttons that open and close all nodes and load the tree again.',
        type: 'boolean',
        default: false,
      },
      onChange: {
        description: 'Steps run when another node is chosen or none; they read the key as value.',
        $ref: 'step.schema.json#/$defs/steps',
      },
    },
    required: ['options', 'state'],
  },
  compile,
  examples: [
    {
      label: '部门',
      block: {
        type: 'tree',
        title: '部门',
        state: 'dept',
        tools: true,
        options: {
          from: 'request',
          url: '/example/depts',
          value: 'id',
          label: 'label',
          children: 'children',
        },
      },
      answers: {
        '/example/depts': {
          data: [
            {
              id: 1,
              label: '总公司',
              children: [
                { id: 2, label: '研发部门' },
                { id: 3, label: '市场部门' },
              ],
            },
          ],
        },
      },
    },
  ],
};
