import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'PasswordInput',
  title: '密码',
  roles: ['input'],
  values: ['string'],
  props: {
    maxLength: { type: 'integer', title: '最多字符', minimum: 1 },
    isNew: { type: 'boolean', title: '新密码（浏览器不自动填入）', default: true },
    checks: { type: 'boolean', title: '显示密码要求' },
    rule: {
      type: 'string',
      title: '密码规则（参数 sys.account.chrtype 的取值，或 strong）',
      default: 'strong',
    },
  },
};
