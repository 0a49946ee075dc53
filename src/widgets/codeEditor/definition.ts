import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'CodeEditor',
  label: '代码',
  icon: 'code',
  group: 'text',
  doc: 'Code with the colours of its language, line numbers, search and undo; entered or only read.',
  roles: ['input', 'display'],
  formily: { component: 'Input.TextArea' },
  values: ['string'],
  placeholder: 'enter',
  height: 240,
  most: 300_000,
  props: {
    language: {
      type: 'string',
      title: '语言',
      enum: ['text', 'html', 'javascript', 'json', 'sql', 'xml', 'yaml'],
      default: 'text',
    },
    rows: { type: 'integer', title: '行数', minimum: 1, maximum: 60, default: 6 },
    lineNumbers: { type: 'boolean', title: '显示行号', default: true },
  },
  examples: [
    {
      label: 'SQL',
      value:
        "SELECT dept_id, count(*) AS total\nFROM sys_user\nWHERE status = '0'\nGROUP BY dept_id;",
      props: { language: 'sql' },
    },
    {
      label: 'JavaScript',
      value:
        '// 合计\nexport const total = (rows) =>\n  rows.reduce((sum, { amount }) => sum + amount, 0);',
      props: { language: 'javascript', rows: 4 },
    },
    { label: 'HTML', value: '<p class="tip">你好</p>', props: { language: 'html', rows: 2 } },
    { label: 'JSON', value: '{ "page": 1 }', props: { language: 'json', rows: 2 } },
    { label: 'XML', value: '<row id="1">甲</row>', props: { language: 'xml', rows: 2 } },
    { label: 'YAML', value: 'server:\n  port: 8080', props: { language: 'yaml', rows: 2 } },
    { label: '纯文本，无行号', value: '一行文字', props: { lineNumbers: false, rows: 2 } },
  ],
};
