import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'RadioGroup',
  title: '单选框组',
  roles: ['input'],
  values: ['string', 'number', 'boolean'],
  choices: true,
  showAs: 'DictTag',
  props: {
    look: { type: 'string', title: '样式', enum: ['default', 'buttons'], default: 'default' },
  },
};
