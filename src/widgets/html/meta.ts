import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Html',
  title: '富文本内容',
  roles: ['display'],
  values: ['string'],
  displayFor: ['richText'],
  props: {},
};
