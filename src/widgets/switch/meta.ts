import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Switch',
  title: '开关',
  roles: ['input'],
  values: ['boolean', 'string', 'number'],
  inputFor: ['boolean'],
  showAs: 'BooleanText',
  props: {
    checkedValue: { type: 'scalar', title: '打开时的值', default: true },
    uncheckedValue: { type: 'scalar', title: '关闭时的值', default: false },
    checkedText: { type: 'string', title: '打开时的文字' },
    uncheckedText: { type: 'string', title: '关闭时的文字' },
  },
};
