import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'PasswordInput',
  label: '密码',
  icon: 'password',
  group: 'account',
  doc: 'A password that can be shown while it is typed; new ones with a list of what they must hold.',
  roles: ['input'],
  formily: { component: 'Password' },
  values: ['string'],
  placeholder: 'enter',
  answers: { refused: 'secret' },
  props: {
    maxLength: { type: 'integer', title: '最多字符', minimum: 1 },
    prefix: { type: 'string', title: '前缀' },
    suffix: { type: 'string', title: '后缀' },
    isNew: { type: 'boolean', title: '新密码（浏览器不自动填入）', default: true },
    checks: { type: 'boolean', title: '显示密码要求' },
    strength: { type: 'boolean', title: '显示密码强度' },
    rule: {
      type: 'string',
      title: '密码规则（密码字符范围 0 至 4，或 strong）',
      default: 'strong',
    },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '新密码', value: '', props: { maxLength: 20, checks: true } },
    {
      label: '已有密码',
      value: '',
      props: { isNew: false, prefix: '#', suffix: '*', size: 'large' },
    },
    { label: '强度', value: 'Tea-pot-42', props: { strength: true, size: 'small' } },
    { label: '只含数字', value: '', props: { checks: true, rule: '1' } },
  ],
};
