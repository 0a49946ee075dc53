import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'DateText',
  title: '日期文本',
  roles: ['display'],
  values: ['string', 'number'],
  displayFor: ['date', 'datetime'],
  props: {
    format: { type: 'string', title: '格式', default: 'YYYY-MM-DD HH:mm:ss' },
  },
};
