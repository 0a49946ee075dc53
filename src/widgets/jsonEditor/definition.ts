import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'JsonEditor',
  label: 'JSON 编辑',
  icon: 'code',
  group: 'text',
  doc: 'JSON with marks where something is wrong, completion by a JSON Schema, and a key that formats it.',
  roles: ['input'],
  formily: { component: 'Input.TextArea' },
  values: ['string', 'object', 'array'],
  inputFor: ['json'],
  propsFor: { json: { as: 'value' } },
  placeholder: 'enter',
  format: 'json',
  showAs: 'JsonView',
  height: 280,
  most: 300_000,
  props: {
    as: { type: 'string', title: '提交的内容（默认与原值相同）', enum: ['text', 'value'] },
    schema: { type: 'object', title: 'JSON Schema' },
    rows: { type: 'integer', title: '行数', minimum: 1, maximum: 60, default: 6 },
  },
  examples: [
    { label: '对象', value: { host: 'smtp.example.com', port: 465 } },
    { label: '文本', value: '{ "port": 465 ', props: { as: 'text', rows: 3 } },
    {
      label: '按 JSON Schema',
      value: { level: 'loud', retries: 2.5 },
      props: {
        as: 'value',
        schema: {
          type: 'object',
          properties: {
            level: { title: '级别', enum: ['debug', 'info', 'warn'] },
            retries: { title: '重试次数', type: 'integer', minimum: 0, maximum: 9 },
            enabled: { title: '启用', type: 'boolean' },
          },
          required: ['level'],
          additionalProperties: false,
        },
      },
    },
  ],
};
