import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'DictTag',
  label: '字典标签',
  icon: 'tag',
  group: 'display',
  doc: 'The label of a choice, with its tone.',
  roles: ['display'],
  values: ['string', 'number', 'boolean', 'array'],
  displayFor: ['choice'],
  choices: true,
  cell: { text: 'whole' },
  joined: true,
  props: {
    variant: { type: 'string', title: '样式', enum: ['badge', 'tag'], default: 'badge' },
  },
  examples: [
    {
      label: '徽标',
      value: '1',
      choices: [
        { value: '0', label: '正常', tone: 'primary' },
        { value: '1', label: '停用', tone: 'danger' },
      ],
    },
    {
      label: '标签',
      value: '0,1',
      props: { variant: 'tag' },
      choices: [
        { value: '0', label: '正常', tone: 'primary' },
        { value: '1', label: '停用', tone: 'danger' },
      ],
    },
  ],
};
