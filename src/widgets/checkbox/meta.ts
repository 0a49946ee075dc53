import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Checkbox',
  title: '勾选框',
  roles: ['input'],
  values: ['boolean'],
  showAs: 'BooleanText',
  props: { text: { type: 'string', title: '文字' } },
};
