import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'IconPicker',
  title: '图标选择',
  roles: ['input'],
  values: ['string'],
  showAs: 'Text',
  props: { none: { type: 'string', title: '表示没有图标的值', default: '#' } },
};
