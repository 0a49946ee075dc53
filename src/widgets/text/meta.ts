import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Text',
  title: '文本',
  roles: ['display'],
  values: ['string', 'number', 'boolean', 'array', 'object'],
  displayFor: ['string', 'text', 'integer', 'long', 'id', 'ref'],
  props: {
    lines: { type: 'integer', title: '最多显示的行数', minimum: 1, maximum: 50 },
  },
};
