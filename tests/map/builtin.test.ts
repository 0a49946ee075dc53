/** The data of the built-in map, and what is found in it. */
import { describe, expect, it } from 'vitest';
import { loadDivisions } from '../../src/map/builtin/divisions.ts';
import { pathOf, type Divisions } from '../../src/schema/divisions.ts';
import { labelsOf } from '../../src/map/builtin/labels.ts';
import { holds, loadOutlines, type Outlines } from '../../src/map/builtin/outlines.ts';
import { project } from '../../src/map/builtin/projection.ts';
import { builtinProvider } from '../../src/map/builtin/provider.ts';
import { stepText } from '../../src/map/builtin/routing.ts';
import { fitting, spotAt, viewOf, zoomAt, zooms } from '../../src/map/builtin/view.ts';
import type { MapHost, Point } from '../../src/map/contract.ts';
import { required } from '../../src/schema/required.ts';

const divisions: Divisions = required(await loadDivisions(), 'divisions');
const outlines: Outlines = required(await loadOutlines(), 'outlines');
const { signal } = new AbortController();
const silent: MapHost = { served: false, ask: () => Promise.reject(new Error('not asked')) };
const provider = builtinProvider(silent, { routing: false });
const names = async (text: string) =>
  (await provider.suggest(text, signal)).map(({ name }) => name);

describe('the outlines', () => {
  it('hold every province, and are of divisions that exist', () => {
    expect(outlines.provinces.map(({ code }) => code).toSorted()).toEqual(
      divisions.provinces.map(({ code }) => code),
    );
    expect(outlines.areas.filter(({ code }) => !divisions.byCode.has(code))).toEqual([]);
  });

  it('hold the centres of their divisions, but for few on a coast or a winding border', () => {
    const outside = outlines.areas.filter(
      (area) => !holds(area, project(required(divisions.byCode.get(area.code), area.code).point)),
    );
    expect(outside.length).toBeLessThan(20);
  });

  it('lie in one province each', () => {
    const beijing = project([116.4, 39.9]);
    expect(outlines.provinces.filter((one) => holds(one, beijing)).map(({ code }) => code)).toEqual(
      ['110000'],
    );
  });
});

describe('the divisions', () => {
  it('have codes that begin as those above them', () => {
    for (const { code, parent } of divisions.byCode.values())
      if (parent) expect(code.slice(0, 2)).toBe(parent.code.slice(0, 2));
  });

  it('all lie in China', () => {
    const strays = [...divisions.byCode.values()].filter(
      ({ point: [x, y] }) => x < 73 || x > 136 || y < 3 || y > 54,
    );
    expect(strays).toEqual([]);
  });

  it('have paths without names that only repeat or fill', () => {
    const path = (code: string) =>
      pathOf(required(divisions.byCode.get(code), code)).map(({ name }) => name);
    expect(path('110105')).toEqual(['北京市', '朝阳区']);
    expect(path('469001')).toEqual(['海南省', '五指山市']);
    expect(path('330106')).toEqual(['浙江省', '杭州市', '西湖区']);
  });
});

describe('the search for places', () => {
  it('knows names with and without their endings', async () => {
    expect((await names('杭州'))[0]).toBe('杭州市');
    expect((await names('新疆'))[0]).toBe('新疆维吾尔自治区');
    expect((await names('香港'))[0]).toBe('香港特别行政区');
    expect((await names('北京'))[0]).toBe('北京市');
    expect((await names('北京市')).filter((name) => name === '北京市')).toHaveLength(1);
  });

  it('knows their sound, and its initials', async () => {
    expect((await names('hangzhou'))[0]).toBe('杭州市');
    expect(await names('hz')).toContain('杭州市');
    expect(await names('bj')).toContain('北京市');
    expect(await names('wlmq')).toContain('乌鲁木齐市');
    // Those that begin so come before those in which it stands.
    expect((await names('bei')).slice(0, 2)).toEqual(['北京市', '北海市']);
  });

  it('knows codes', async () => {
    expect(await names('330100')).toEqual(['杭州市']);
    expect((await names('3301'))[0]).toBe('杭州市');
  });

  it('is narrowed by the names above, apart or together', async () => {
    const details = async (text: string) =>
      (await provider.suggest(text, signal)).map(({ name, detail }) => `${detail} ${name}`);
    expect(await details('朝阳区')).toEqual(['北京市 朝阳区', '吉林省 / 长春市 朝阳区']);
    expect(await details('北京 朝阳区')).toEqual(['北京市 朝阳区']);
    expect(await details('北京市朝阳区')).toEqual(['北京市 朝阳区']);
    expect(await details('长春朝阳')).toEqual(['吉林省 / 长春市 朝阳区']);
  });

  it('takes coordinates as they are, and finds nothing in nonsense', async () => {
    const [place] = await provider.suggest('116.4, 39.9', signal);
    expect(place).toMatchObject({ name: '116.4, 39.9', point: [116.4, 39.9] });
    for (const text of ['', '   ', '没有这个地方', 'qqqqqq', '*()[]', 'a'.repeat(500)])
      expect(await names(text), text).toEqual([]);
  });
});

describe('the built-in provider', () => {
  it('names what stands at a point', async () => {
    const at = async (point: Point) => (await provider.reverse(point, signal))?.name;
    expect(await at([120.15, 30.28])).toBe('浙江省杭州市');
    expect(await at([116.45, 39.93])).toBe('北京市朝阳区');
    expect(await at([150, 30])).toBeUndefined();
  });

  it('gives the straight line without a service, and says so', async () => {
    const route = await provider.route([116.4074, 39.9042], [121.4737, 31.2304], signal);
    expect(route).toMatchObject({ straight: true, steps: [] });
    expect(route.duration).toBeUndefined();
    expect(Math.round(route.distance / 10_000)).toBe(107);
  });

  it('asks the server for a way on roads, in the coordinates of satellites', async () => {
    const asked: unknown[] = [];
    const roads = builtinProvider(
      {
        served: true,
        async ask(url, params) {
          asked.push(url, params);
          const path = String(params.from).split(',').map(Number);
          const step = { kind: 'turn', direction: 'left', road: '长安街', exit: 0, distance: 70 };
          return { path: [path, path], distance: 70, duration: 60, steps: [step] };
        },
      },
      { routing: true },
    );
    const route = await roads.route([116.4, 39.9], [116.5, 39.9], signal);
    expect(asked[0]).toBe('/map/route');
    expect(asked[1]).not.toMatchObject({ from: '116.4,39.9' });
    expect(route.path[0]?.[0]).toBeCloseTo(116.4, 6);
    expect(route).toMatchObject({
      straight: false,
      duration: 60,
      steps: [{ text: '左转进入长安街', distance: 70 }],
    });
  });

  it('has words for every kind of crossing', () => {
    const step = { kind: 'turn', direction: '', road: '', exit: 0, distance: 1 };
    const texts = [
      { ...step, kind: 'depart', road: '人民路' },
      { ...step, kind: 'roundabout', exit: 2, road: '人民路' },
      { ...step, kind: 'rotary' },
      { ...step, kind: 'merge', direction: 'left', road: 'G2' },
      { ...step, kind: 'new name', direction: 'straight', road: 'G2' },
      { ...step, direction: 'uturn' },
      { ...step, kind: 'not known yet', direction: 'constructor' },
      { ...step, kind: 'arrive' },
    ].map(stepText);
    expect(texts).toEqual([
      '从人民路出发',
      '进入环岛，从第 2 个出口驶入人民路',
      '进入环岛，驶入无名道路',
      '汇入G2',
      '沿G2行驶',
      '掉头进入无名道路',
      '沿无名道路行驶',
      '到达终点',
    ]);
  });
});

describe('the view', () => {
  const size = { width: 800, height: 600 };

  it('stays in sight of China, and within its zooms', () => {
    const lost = viewOf([0, 0], 99);
    expect(lost.zoom).toBe(zooms.most);
    expect(zoomAt(lost, -99).zoom).toBe(zooms.least);
  });

  it('keeps what is under the mouse while it comes nearer', () => {
    const view = viewOf([116.4, 39.9], 8);
    const near = zoomAt(view, 1.5, [100, -40]);
    const [before, after] = [spotAt(view, [100, -40]), spotAt(near, [100, -40])];
    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  });

  it('fits points, one alone without coming too near', () => {
    expect(fitting([], size)).toBeUndefined();
    const many = Array.from({ length: 300_000 }, (_, index) => [116 + (index % 2), 39] as const);
    expect(fitting(many, size)).toEqual(fitting(many.slice(0, 2), size));
    expect(fitting([[116.4, 39.9]], size)?.zoom).toBe(9);
    const both = fitting(
      [
        [116.4, 39.9],
        [121.47, 31.23],
      ],
      size,
    );
    expect(both?.zoom).toBeGreaterThan(4);
    expect(both?.zoom).toBeLessThan(7);
  });

  it('shows provinces from afar, cities and districts nearer, none over another', () => {
    const levels = (zoom: number) =>
      new Set(labelsOf(divisions, viewOf([116.4, 39.9], zoom), size).map(({ level }) => level));
    expect(levels(4)).toEqual(new Set([0]));
    expect(levels(6)).toContain(1);
    expect(levels(9)).toContain(2);
    const labels = labelsOf(divisions, viewOf([116.4, 39.9], 6), size);
    expect(new Set(labels.map(({ at }) => at.join())).size).toBe(labels.length);
  });
});
