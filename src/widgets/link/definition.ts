import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Link',
  label: '链接',
  icon: 'link',
  group: 'display',
  doc: 'An address, mail address or telephone number to follow.',
  roles: ['display'],
  values: ['string'],
  cell: { text: 'cut' },
  props: {
    kind: { type: 'string', title: '类型', enum: ['url', 'email', 'phone'], default: 'url' },
  },
  examples: [
    { label: '网址', value: 'https://example.com' },
    { label: '邮箱', value: 'demo@example.com', props: { kind: 'email' } },
    { label: '电话', value: '15888888888', props: { kind: 'phone' } },
  ],
};
