import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Image',
  label: '图片',
  icon: 'picture',
  group: 'display',
  doc: 'Pictures by their stored paths.',
  roles: ['display'],
  values: ['string', 'array'],
  joined: true,
  props: {
    width: { type: 'integer', title: '宽度', minimum: 16, maximum: 1000, default: 80 },
    height: { type: 'integer', title: '高度', minimum: 16, maximum: 1000 },
  },
  examples: [
    {
      label: '图片',
      value: [
        'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4MCIgaGVpZ2h0PSI4MCI+PHJlY3Qgd2lkdGg9IjgwIiBoZWlnaHQ9IjgwIiBmaWxsPSIjOGFiIi8+PGNpcmNsZSBjeD0iNDAiIGN5PSIzMiIgcj0iMTQiIGZpbGw9IiNmZmYiLz48cGF0aCBkPSJNMTIgODBjMi0yMCAxNC0yOCAyOC0yOHMyNiA4IDI4IDI4eiIgZmlsbD0iI2ZmZiIvPjwvc3ZnPg==',
      ],
      props: { width: 120, height: 60 },
    },
  ],
};
