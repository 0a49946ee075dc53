import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'AvatarUpload',
  label: '头像上传',
  icon: 'user',
  group: 'file',
  doc: 'A round picture of oneself, cut out of a chosen one and stored at once.',
  roles: ['input'],
  values: ['string'],
  showAs: 'Avatar',
  answers: { refused: 'session' },
  props: {
    url: { type: 'string', title: '上传地址' },
    part: { type: 'string', title: '文件字段名', default: 'file' },
    member: { type: 'string', title: '答复中的路径', default: 'imgUrl' },
    title: { type: 'string', title: '标题', default: '修改头像' },
    success: { type: 'string', title: '成功提示', default: '上传成功' },
    size: { type: 'integer', title: '直径', minimum: 24, maximum: 400, default: 96 },
  },
  examples: [
    {
      label: '头像',
      value:
        'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4MCIgaGVpZ2h0PSI4MCI+PHJlY3Qgd2lkdGg9IjgwIiBoZWlnaHQ9IjgwIiBmaWxsPSIjOGFiIi8+PGNpcmNsZSBjeD0iNDAiIGN5PSIzMiIgcj0iMTQiIGZpbGw9IiNmZmYiLz48cGF0aCBkPSJNMTIgODBjMi0yMCAxNC0yOCAyOC0yOHMyNiA4IDI4IDI4eiIgZmlsbD0iI2ZmZiIvPjwvc3ZnPg==',
      props: {
        url: '/system/user/profile/avatar',
        part: 'avatarfile',
        member: 'imgUrl',
        title: '修改头像',
        success: '头像已更换',
        size: 64,
      },
    },
  ],
};
