import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'mapRoute'> = {
  name: 'mapRoute',
  label: '路线地图',
  icon: 'guide',
  group: 'content',
  doc: 'A map that finds the way by car between two places, with its distance, time and steps.',
  format: {
    properties: {
      title: { description: 'Heading.', $ref: 'common.schema.json#/$defs/text' },
      center: {
        description: 'Longitude and latitude in the middle at first; default Beijing.',
        type: 'array',
        items: { type: 'number', minimum: -180, maximum: 180 },
        minItems: 2,
        maxItems: 2,
      },
      zoom: {
        description: 'How near the map is at first: 3 is the country, 10 a city.',
        type: 'integer',
        minimum: 3,
        maximum: 13,
        default: 8,
      },
      height: {
        description: 'Height of the map in pixels.',
        type: 'integer',
        minimum: 240,
        maximum: 2000,
        default: 560,
      },
    },
  },
  compile,
  examples: [
    {
      label: '查询路线',
      block: { type: 'mapRoute', title: '配送路线', center: [121.47, 31.23], zoom: 7, height: 300 },
      answers: { '/map/settings': { data: { routing: false } } },
    },
  ],
};
