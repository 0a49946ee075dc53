import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Html',
  label: '富文本内容',
  icon: 'documentation',
  group: 'display',
  doc: 'Formatted text, cleaned before it is shown.',
  roles: ['display'],
  values: ['string'],
  displayFor: ['richText'],
  most: 200_000,
  cuttable: true,
  props: {},
  examples: [{ label: '富文本', value: '<h3>标题</h3><p>正文</p>' }],
};
