import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Avatar',
  label: '头像',
  icon: 'user',
  group: 'display',
  doc: 'The round picture of a person; a drawn figure where there is none.',
  roles: ['display'],
  values: ['string'],
  displayFor: ['avatar'],
  props: {
    size: { type: 'integer', title: '大小', minimum: 16, maximum: 400, default: 32 },
  },
  examples: [
    { label: '头像', value: '/profile/avatar/demo.png', props: { size: 64 } },
    { label: '没有头像', value: '' },
  ],
};
