import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'IconView',
  label: '图标',
  icon: 'component',
  group: 'display',
  doc: 'An icon of the set by its name.',
  roles: ['display'],
  values: ['string'],
  props: {},
  examples: [{ label: '图标', value: 'user' }],
};
