import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Avatar',
  label: '头像',
  icon: 'user',
  group: 'display',
  doc: 'The round picture of a person; a drawn figure where there is none.',
  roles: ['display'],
  values: ['string'],
  displayFor: ['avatar'],
  blank: true,
  props: {
    size: { type: 'integer', title: '大小', minimum: 16, maximum: 400, default: 32 },
  },
  examples: [
    {
      label: '头像',
      value:
        'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4MCIgaGVpZ2h0PSI4MCI+PHJlY3Qgd2lkdGg9IjgwIiBoZWlnaHQ9IjgwIiBmaWxsPSIjOGFiIi8+PGNpcmNsZSBjeD0iNDAiIGN5PSIzMiIgcj0iMTQiIGZpbGw9IiNmZmYiLz48cGF0aCBkPSJNMTIgODBjMi0yMCAxNC0yOCAyOC0yOHMyNiA4IDI4IDI4eiIgZmlsbD0iI2ZmZiIvPjwvc3ZnPg==',
      props: { size: 64 },
    },
    { label: '没有头像', value: '' },
  ],
};
