import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'CheckboxGroup',
  label: '多选框组',
  icon: 'checkbox',
  group: 'choice',
  doc: 'Several of a few choices that are all on show.',
  roles: ['input'],
  formily: { component: 'Checkbox.Group' },
  values: ['array'],
  choices: true,
  showAs: 'DictTag',
  joined: true,
  props: {
    min: { type: 'integer', title: '最少勾选', minimum: 0 },
    max: { type: 'integer', title: '最多勾选', minimum: 1 },
  },
  examples: [
    {
      label: '多选框',
      value: ['0'],
      choices: [
        { value: '0', label: '正常', tone: 'primary' },
        { value: '1', label: '停用', tone: 'danger' },
      ],
    },
    {
      label: '一至两项',
      value: ['0', '1'],
      props: { min: 1, max: 2 },
      choices: ['0', '1', '2'].map((value) => ({ value, label: `${Number(value) + 1} 号` })),
    },
    {
      label: '选项很多',
      value: ['3', '77'],
      choices: Array.from({ length: 100 }, (_, index) => ({
        value: String(index),
        label: `${index + 1} 号库位`,
      })),
    },
  ],
};
