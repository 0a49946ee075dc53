import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'RichText',
  label: '富文本',
  icon: 'documentation',
  group: 'text',
  doc: 'Formatted text with a toolbar; the value is clean HTML.',
  roles: ['input'],
  formily: { component: 'Input.TextArea' },
  values: ['string'],
  inputFor: ['richText'],
  placeholder: 'enter',
  showAs: 'Html',
  height: 400,
  most: 300_000,
  answers: { refused: 'session' },
  props: {
    height: { type: 'integer', title: '高度', minimum: 100, default: 300 },
  },
  examples: [
    { label: '富文本', value: '<p>你好，<strong>织页</strong></p>' },
    { label: '矮', value: '<p>你好</p>', props: { height: 120 } },
  ],
};
