import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'IconView',
  title: '图标',
  roles: ['display'],
  values: ['string'],
  props: {},
};
