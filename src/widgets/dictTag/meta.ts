import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'DictTag',
  title: '字典标签',
  roles: ['display'],
  values: ['string', 'number', 'boolean', 'array'],
  choices: true,
  props: {
    look: { type: 'string', title: '样式', enum: ['badge', 'tag'], default: 'badge' },
  },
};
