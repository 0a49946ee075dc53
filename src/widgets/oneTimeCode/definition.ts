import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'OneTimeCode',
  label: '一次性验证码',
  icon: 'valid-code',
  group: 'account',
  doc: 'A code of digits that is used once, as authenticators and messages give it.',
  roles: ['input'],
  values: ['string'],
  answers: { refused: 'secret' },
  props: {
    length: { type: 'integer', title: '位数', minimum: 4, maximum: 12, default: 6 },
  },
  examples: [
    { label: '身份验证器的验证码', value: '123456' },
    { label: '短信验证码', value: '', props: { length: 4 } },
  ],
};
