/** Maps over HTTP. Not in the protocol; the ability `map` announces it. */
import { say } from '../../../schema/locale/message.ts';
import type { MapSettings } from '../../config/map-settings.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import { askOsrm, type Coordinates } from './osrm.ts';

const common: Pick<RouteDeclaration, 'tag' | 'access' | 'answer'> = {
  tag: '地图',
  access: 'session',
  answer: 'ajax',
};

const coordinate = {
  type: 'string',
  required: true,
  description: '经度,纬度（WGS-84）',
  limits: { maxLength: 64 },
} as const;

export const mapRoutes = (settings: MapSettings, ending: AbortSignal): RouteDeclaration[] => [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/map/settings',
    summary: '地图的设置：是否能按道路规划路线',
    data: {
      type: 'object',
      properties: { routing: { type: 'boolean' }, amapKey: { type: 'string' } },
    },
    handler: () => ({
      data: {
        routing: settings.osrm !== undefined,
        ...(settings.amap && { amapKey: settings.amap.key }),
      },
    }),
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/map/route',
    summary: '两点之间的驾车路线；没有路线时不含 data',
    query: { from: coordinate, to: coordinate },
    data: {
      type: 'object',
      properties: {
        path: { type: 'array', description: '折线各点的经度和纬度（WGS-84）' },
        distance: { type: 'number', description: '米' },
        duration: { type: 'number', description: '秒' },
        steps: { type: 'array', items: { type: 'object' } },
      },
    },
    async handler({ query, request }) {
      if (settings.osrm === undefined) throw new Refusal(say`未配置路线服务`);
      const ends: [Coordinates, Coordinates] = [read(query.from), read(query.to)];
      const gone = new AbortController();
      request.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([ending, gone.signal]);
      return { data: await askOsrm(settings.osrm, ends, signal) };
    },
  }),
];

const form = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,2}(?:\.\d{1,15})?)$/;

/** @throws Refusal for what is no place on the earth */
function read(text: string): Coordinates {
  const [, longitude, latitude] = form.exec(text) ?? [];
  const point: Coordinates = [Number(longitude), Number(latitude)];
  // Written so that what is no number is refused, too.
  if (!(Math.abs(point[0]) <= 180 && Math.abs(point[1]) <= 90))
    throw new Refusal(say`坐标格式不正确，应为“经度,纬度”`);
  return point;
}
