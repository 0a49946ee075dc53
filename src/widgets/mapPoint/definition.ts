import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'MapPoint',
  label: '地图选点',
  icon: 'global',
  group: 'choice',
  doc:
    'A point on the map with its name, as { lng, lat, label } in GCJ-02: found by name, ' +
    'typed as coordinates, or chosen on the map.',
  roles: ['input', 'display'],
  values: ['object', 'string'],
  placeholder: 'enter',
  cell: { text: 'cut' },
  answers: { refused: 'session' },
  props: {
    height: { type: 'integer', title: '地图高度', minimum: 200, maximum: 800, default: 320 },
    zoom: { type: 'integer', title: '缩放级别', minimum: 3, maximum: 13, default: 9 },
  },
  examples: [
    { label: '仓库', value: { lng: 121.4737, lat: 31.2304, label: '上海仓库' } },
    { label: '没有名称', value: { lng: 116.397428, lat: 39.90923 }, props: { height: 240 } },
    { label: '不是坐标', value: '北京市某处', props: { zoom: 5 } },
  ],
};
