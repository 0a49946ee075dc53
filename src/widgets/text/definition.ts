import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Text',
  label: '文本',
  icon: 'input',
  group: 'display',
  doc: 'A value as text; lists are joined, objects are JSON.',
  roles: ['display'],
  values: ['string', 'number', 'boolean', 'array', 'object'],
  displayFor: ['string', 'text', 'integer', 'long', 'id', 'ref'],
  plain: true,
  cell: { text: 'cut' },
  cuttable: true,
  props: {
    lines: { type: 'integer', title: '最多显示的行数', minimum: 1, maximum: 50 },
  },
  examples: [
    { label: '文本', value: '一段文字' },
    { label: '三行', value: '很长的文字', props: { lines: 3 } },
  ],
};
