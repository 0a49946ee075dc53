import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'CronInput',
  label: '定时表达式',
  icon: 'schedule',
  group: 'date',
  doc: 'An expression of Quartz for times that come again, typed or put together in a dialog.',
  roles: ['input'],
  values: ['string'],
  placeholder: 'enter',
  showAs: 'CronText',
  props: {},
  examples: [
    { label: '每天九点半', value: '0 30 9 * * ?' },
    { label: '每月第一个周一', value: '0 0 8 ? * 2#1' },
    { label: '无法执行', value: '0 0 25 * * ?' },
  ],
};
