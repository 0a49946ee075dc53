import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'CronText',
  label: '定时表达式文本',
  icon: 'schedule',
  group: 'display',
  doc: 'An expression of Quartz for times that come again, with what it means in words.',
  roles: ['display'],
  values: ['string'],
  props: {},
  examples: [
    { label: '每天', value: '0 30 9 * * ?' },
    { label: '每月最后一天', value: '0 0 18 L * ?' },
    { label: '无法执行', value: '0 0 25 * * ?' },
  ],
};
