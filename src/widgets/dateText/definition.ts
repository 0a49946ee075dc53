import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'DateText',
  label: '日期文本',
  icon: 'date',
  group: 'display',
  doc: 'A date or moment in a format.',
  roles: ['display'],
  values: ['string', 'number'],
  displayFor: ['date', 'datetime'],
  propsFor: { date: { format: 'YYYY-MM-DD' } },
  cell: { text: 'whole', sample: { prop: 'format', default: '2000-00-00 00:00:00' } },
  props: {
    format: { type: 'string', title: '格式', default: 'YYYY-MM-DD HH:mm:ss' },
  },
  examples: [
    { label: '日期时间', value: '2024-02-29 08:30:00' },
    { label: '秒数', value: 1709166600, props: { format: 'YYYY-MM-DD' } },
  ],
};
