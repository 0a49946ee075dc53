import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'CheckboxGroup',
  title: '多选框组',
  roles: ['input'],
  values: ['array'],
  choices: true,
  showAs: 'DictTag',
  props: {},
};
