import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'BooleanText',
  label: '是否文本',
  icon: 'check',
  group: 'display',
  doc: 'One of two words.',
  roles: ['display'],
  values: ['boolean', 'string', 'number'],
  displayFor: ['boolean'],
  cell: { text: 'whole' },
  props: {
    checkedValue: { type: 'scalar', title: '表示是的值', default: true },
    checkedText: { type: 'string', title: '是的文字', default: '是' },
    uncheckedText: { type: 'string', title: '否的文字', default: '否' },
  },
  examples: [
    { label: '是否', value: true },
    { label: '协议取值', value: 'Y', props: { checkedValue: 'Y' } },
    { label: '自定文字', value: false, props: { checkedText: '已付', uncheckedText: '未付' } },
  ],
};
