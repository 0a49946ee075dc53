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
  props: {},
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
      label: '选项很多',
      value: ['3', '77'],
      choices: Array.from({ length: 100 }, (_, index) => ({
        value: String(index),
        label: `${index + 1} 号库位`,
      })),
    },
  ],
};
