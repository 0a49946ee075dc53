import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Switch',
  label: '开关',
  icon: 'switch',
  group: 'choice',
  doc: 'On or off; the two values can be any.',
  roles: ['input'],
  formily: { component: 'Switch' },
  values: ['boolean', 'string', 'number'],
  inputFor: ['boolean'],
  showAs: { widget: 'BooleanText', props: ['checkedValue', 'checkedText', 'uncheckedText'] },
  props: {
    checkedValue: { type: 'scalar', title: '打开时的值', default: true },
    uncheckedValue: { type: 'scalar', title: '关闭时的值', default: false },
    checkedText: { type: 'string', title: '打开时的文字' },
    uncheckedText: { type: 'string', title: '关闭时的文字' },
    confirm: { type: 'string', title: '切换前询问的文字' },
    confirmFor: {
      type: 'string',
      title: '何时询问',
      enum: ['both', 'on', 'off'],
      default: 'both',
    },
    size: { type: 'string', title: '大小', enum: ['small', 'middle'], default: 'middle' },
  },
  examples: [
    { label: '是否', value: true },
    {
      label: '打开前询问',
      value: false,
      props: { confirm: '打开后立即生效，确定打开？', confirmFor: 'on' },
    },
    {
      label: '关闭前询问',
      value: true,
      props: { confirm: '关闭后不再提醒，确定关闭？', confirmFor: 'off' },
    },
    {
      label: '协议取值',
      value: '0',
      props: {
        checkedValue: '0',
        uncheckedValue: '1',
        checkedText: '开',
        uncheckedText: '关',
        size: 'small',
      },
    },
  ],
};
