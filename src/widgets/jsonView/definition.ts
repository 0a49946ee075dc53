import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'JsonView',
  label: 'JSON 内容',
  icon: 'code',
  group: 'display',
  doc: 'JSON, indented and marked.',
  roles: ['display'],
  values: ['string', 'object', 'array'],
  displayFor: ['json', 'dynamic', 'fieldDefinitions'],
  most: 200_000,
  props: {
    maxHeight: { type: 'integer', title: '最大高度', minimum: 60, default: 360 },
  },
  examples: [
    { label: '文本里的 JSON', value: '{"postCode":"ceo","postSort":1}' },
    { label: '限高', value: { list: [1, 2, 3, 4, 5, 6, 7, 8] }, props: { maxHeight: 80 } },
  ],
};
