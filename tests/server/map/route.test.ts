/** Routes on roads: asked of the service that the settings name, and of nothing else. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type Client, type TestServer } from '../support/index.ts';
import { json, osrmAnswer, startService, type StandInService } from './service.ts';

let osrm: StandInService;
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  osrm = await startService();
  server = await startServer({ env: { OSRM_URL: `${osrm.url}/roads/` } });
  admin = await server.admin();
});
beforeEach(() => {
  osrm.asked.length = 0;
  osrm.answer = json(osrmAnswer);
});
afterAll(async () => {
  await server.stop();
  await osrm.stop();
});

const ask = (from = '116.391,39.901', to = '116.4,39.91') =>
  admin.get(`/map/route?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`);

describe('a route', () => {
  it('is what the service says, as far as maps need it', async () => {
    expect(await admin.get('/map/settings')).toMatchObject({ data: { routing: true } });
    expect(await ask()).toEqual({
      code: 200,
      msg: '操作成功',
      data: {
        path: osrmAnswer.routes[0]!.geometry.coordinates,
        distance: 1214.5,
        duration: 190.2,
        steps: [
          { kind: 'depart', direction: 'left', road: '长安街', exit: 0, distance: 800 },
          { kind: 'roundabout', direction: '', road: '', exit: 2, distance: 414.5 },
          { kind: 'arrive', direction: '', road: '人民路', exit: 0, distance: 0 },
        ],
      },
    });
    expect(osrm.asked).toEqual([
      '/roads/route/v1/driving/116.391,39.901;116.4,39.91' +
        '?overview=simplified&geometries=geojson&steps=true&alternatives=false',
    ]);
  });

  it('is absent where nobody can drive', async () => {
    osrm.answer = json({ code: 'NoRoute', message: 'Impossible route between points' }, 400);
    expect(await ask()).toEqual({ code: 200, msg: '操作成功' });
  });

  it('needs a session', async () => {
    expect(await server.client().get('/map/route?from=1,2&to=3,4')).toMatchObject({ code: 401 });
    expect(await server.client().get('/map/settings')).toMatchObject({ code: 401 });
    expect(osrm.asked).toEqual([]);
  });

  it('is asked for by two places on the earth alone: nothing else gets into the address', async () => {
    const wrong = [
      '',
      '1',
      '1,2,3',
      '200,10',
      '10,91',
      'NaN,1',
      '1,2;3,4',
      '1,2?x=',
      '../../x',
      '0x1,2',
    ];
    for (const text of wrong) {
      expect((await ask(text)).code, text).toBe(500);
      expect((await ask('1,2', text)).code, text).toBe(500);
    }
    expect((await ask('1,2;3,4')).msg).toBe('坐标格式不正确，应为“经度,纬度”');
    expect(osrm.asked).toEqual([]);
  });
});

describe('a service that misbehaves', () => {
  const refused = async (msg: string) => {
    const answer = await ask();
    expect(answer).toEqual({ code: 500, msg });
    expect(JSON.stringify(answer)).not.toContain('127.0.0.1');
  };

  it('and leads elsewhere is not followed', async () => {
    const other = await startService();
    osrm.answer = (_request, response) => {
      response.writeHead(302, { location: `${other.url}/inside` });
      response.end();
    };
    await refused('地图服务暂时无法连接，请稍后再试');
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  it('and sends without end is cut off', async () => {
    osrm.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(64 * 1024), () => setImmediate(more));
      };
      more();
    };
    await refused('地图服务返回的内容过大');
  });

  it.each([
    ['is no JSON', 'no JSON'],
    ['is no object', '[]'],
    ['is null', 'null'],
    ['has no routes', '{"code":"Ok"}'],
    ['has a route without a line', '{"code":"Ok","routes":[{"distance":1,"duration":1}]}'],
    ['has members of other kinds', '{"code":"Ok","routes":[{"distance":"1","geometry":[]}]}'],
    ['has another code', '{"code":"TooBig"}'],
  ])('and whose answer %s is not taken at its word', async (_what, body) => {
    osrm.answer = (_request, response) => response.end(body);
    await refused('路线服务返回了无法识别的内容');
  });

  it('and is away says so', async () => {
    osrm.answer = (request) => request.socket.destroy();
    await refused('地图服务暂时无法连接，请稍后再试');
  });
});

it('without a service there are no roads', async () => {
  const plain = await startServer();
  const client = await plain.admin();
  expect(await client.get('/map/settings')).toMatchObject({ data: { routing: false } });
  expect(await client.get('/map/route?from=1,2&to=3,4')).toEqual({
    code: 500,
    msg: '未配置路线服务',
  });
  await plain.stop();
});
