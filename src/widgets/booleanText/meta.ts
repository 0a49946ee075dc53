import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'BooleanText',
  title: '是否文本',
  roles: ['display'],
  values: ['boolean', 'string', 'number'],
  displayFor: ['boolean'],
  props: {
    checkedValue: { type: 'scalar', title: '表示是的值', default: true },
    checkedText: { type: 'string', title: '是的文字', default: '是' },
    uncheckedText: { type: 'string', title: '否的文字', default: '否' },
  },
};
