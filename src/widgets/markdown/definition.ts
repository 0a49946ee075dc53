import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Markdown',
  label: 'Markdown',
  icon: 'documentation',
  group: 'text',
  doc: 'Text in Markdown with a preview; HTML in it is sanitised before it is shown.',
  roles: ['input', 'display'],
  formily: { component: 'Input.TextArea' },
  values: ['string'],
  placeholder: 'enter',
  height: 260,
  most: 100_000,
  cuttable: true,
  props: {
    rows: { type: 'integer', title: '行数', minimum: 2, maximum: 60, default: 8 },
    maxLength: { type: 'integer', title: '最多字符', minimum: 1 },
  },
  examples: [
    {
      label: '说明',
      value: '## 发布说明\n\n- **导入**：支持 `xlsx`\n- [文档](https://example.com)',
    },
    { label: '不长的', value: '一段*文字*', props: { rows: 3, maxLength: 200 } },
  ],
};
