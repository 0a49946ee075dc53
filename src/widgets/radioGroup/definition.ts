import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'RadioGroup',
  label: '单选框组',
  icon: 'radio',
  group: 'choice',
  doc: 'One of a few choices that are all on show.',
  roles: ['input'],
  formily: { component: 'Radio.Group' },
  values: ['string', 'number', 'boolean'],
  choices: true,
  showAs: 'DictTag',
  props: {
    variant: { type: 'string', title: '样式', enum: ['default', 'buttons'], default: 'default' },
    buttonStyle: {
      type: 'string',
      title: '选中按钮的样式',
      enum: ['solid', 'outline'],
      default: 'solid',
    },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    {
      label: '单选框',
      value: '0',
      choices: [
        { value: '0', label: '正常', tone: 'primary' },
        { value: '1', label: '停用', tone: 'danger' },
      ],
    },
    {
      label: '按钮',
      value: '1',
      props: { variant: 'buttons', size: 'large' },
      choices: [
        { value: '0', label: '正常', tone: 'primary' },
        { value: '1', label: '停用', tone: 'danger' },
      ],
    },
    {
      label: '按钮，仅描边',
      value: '0',
      props: { variant: 'buttons', buttonStyle: 'outline', size: 'small' },
      choices: [
        { value: '0', label: '正常', tone: 'primary' },
        { value: '1', label: '停用', tone: 'danger' },
      ],
    },
    {
      label: '选项很多',
      value: '7',
      choices: Array.from({ length: 100 }, (_, index) => ({
        value: String(index),
        label: `${index + 1} 号库位`,
      })),
    },
  ],
};
