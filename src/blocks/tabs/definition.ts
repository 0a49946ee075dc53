import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';
import { access, visible } from '../members.ts';

export const definition: BlockDefinition<'tabs'> = {
  name: 'tabs',
  label: '标签页',
  icon: 'tab',
  group: 'layout',
  doc: 'Blocks behind tabs. `?tab=key` in the address opens the tab of that key.',
  format: {
    properties: {
      active: {
        description: 'Key of the tab shown first; default the first one.',
        $ref: 'common.schema.json#/$defs/identifier',
      },
      items: {
        description: 'The tabs, in this order.',
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: { $ref: '#/$defs/tab' },
      },
    },
    required: ['items'],
    definitions: {
      tab: {
        title: 'Tab',
        description: 'One tab of a page.',
        type: 'object',
        properties: {
          key: {
            description: 'Its name in the address.',
            $ref: 'common.schema.json#/$defs/identifier',
          },
          label: { description: 'What stands on it.', $ref: 'common.schema.json#/$defs/text' },
          icon: { description: 'Icon before the label.', $ref: 'common.schema.json#/$defs/icon' },
          body: { description: 'Blocks behind it.', $ref: '#/$defs/blocks' },
          visible,
          access,
        },
        required: ['key', 'label', 'body'],
        additionalProperties: false,
      },
    },
  },
  check({ items, active }, { path }, { report }) {
    const keys = items.map(({ key }) => key);
    if (active !== undefined)
      report.expect('unknown-key', [...path, 'active'], 'tab', active, keys);
    keys.forEach((key, index) => {
      if (keys.indexOf(key) < index)
        report.add('duplicate-id', [...path, 'items', index, 'key'], `a second tab ${key}`);
    });
  },
  compile,
  examples: [
    {
      label: '两页',
      block: {
        type: 'tabs',
        items: [
          {
            key: 'basic',
            label: '基本信息',
            icon: 'user',
            body: [{ type: 'text', text: '姓名与联系方式' }],
          },
          { key: 'more', label: '更多', body: [{ type: 'text', text: '其他说明' }] },
        ],
      },
    },
  ],
};
