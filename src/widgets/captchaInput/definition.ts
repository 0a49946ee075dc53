import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'CaptchaInput',
  label: '图片验证码',
  icon: 'valid-code',
  group: 'account',
  doc: 'What a picture says, typed in; the picture is a button that brings another one.',
  roles: ['input'],
  values: ['object'],
  answers: { refused: 'secret' },
  props: {
    first: { type: 'object', title: '第一张图片（img 与 uuid）' },
    url: { type: 'string', title: '换图地址（默认为协议的验证码地址）' },
    maxLength: { type: 'integer', title: '最多字符', minimum: 1, default: 8 },
  },
  examples: [
    {
      label: '图片验证码',
      props: {
        url: '/pictures/next',
        maxLength: 4,
        first: {
          uuid: '0',
          img: 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iNDAiPjxyZWN0IHdpZHRoPSIxMjAiIGhlaWdodD0iNDAiIGZpbGw9IiNlZWYiLz48dGV4dCB4PSIyMiIgeT0iMjgiIGZvbnQtc2l6ZT0iMjIiIGZpbGw9IiMyMjQiPjErMz0/PC90ZXh0Pjwvc3ZnPg==',
        },
      },
    },
  ],
};
