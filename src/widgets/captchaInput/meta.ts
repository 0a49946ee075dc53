import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'CaptchaInput',
  title: '图片验证码',
  roles: ['input'],
  values: ['object'],
  props: {
    first: { type: 'object', title: '第一张图片（img 与 uuid）' },
    url: { type: 'string', title: '换图地址', default: '/captchaImage' },
    maxLength: { type: 'integer', title: '最多字符', minimum: 1, default: 8 },
  },
};
