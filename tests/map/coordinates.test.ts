import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, pointText, readPoint, toGcj, toWgs } from '../../src/map/coordinates.ts';
import { distanceText, durationText } from '../../src/map/quantities.ts';
import { project, unproject } from '../../src/map/builtin/projection.ts';

const degrees = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
const inChina = fc.tuple(degrees(75, 134), degrees(4, 53));
const anywhere = fc.tuple(degrees(-180, 180), degrees(-85, 85));

describe('points', () => {
  it('are read as people type and paste them', () => {
    expect(readPoint('116.397428, 39.90923')).toEqual([116.397428, 39.90923]);
    expect(readPoint('  116.4，39.9 ')).toEqual([116.4, 39.9]);
    expect(readPoint('-70 -33')).toEqual([-70, -33]);
    for (const text of ['', '北京', '116.4', '181, 3', '39.9, 116.4', '1,2,3', '1e2, 3'])
      expect(readPoint(text), text).toBeUndefined();
  });

  it('are read again from what is written of them', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const read = readPoint(pointText(point));
        // Numbers near zero are written with an exponent, which nobody types.
        if (point.some((one) => Math.abs(one) < 1e-5)) return;
        expect(read?.[0]).toBeCloseTo(point[0], 5);
        expect(read?.[1]).toBeCloseTo(point[1], 5);
      }),
    );
  });

  it('are shifted to maps of China and back, and nowhere else', () => {
    // 国家大剧院 and others lie some hundred metres apart on the two kinds of maps.
    const [x, y] = toGcj([116.39, 39.9]);
    expect(distanceBetween([116.39, 39.9], [x, y])).toBeGreaterThan(300);
    expect(distanceBetween([116.39, 39.9], [x, y])).toBeLessThan(800);
    expect(toGcj([-0.13, 51.5])).toEqual([-0.13, 51.5]);
    fc.assert(
      fc.property(inChina, (point) => {
        expect(distanceBetween(toWgs(toGcj(point)), point)).toBeLessThan(0.01);
      }),
    );
  });

  it('are drawn by a projection that can be undone', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const [x, y] = unproject(project(point));
        expect(x).toBeCloseTo(point[0], 8);
        expect(y).toBeCloseTo(point[1], 8);
      }),
    );
  });
});

describe('distances', () => {
  it('are those of great circles', () => {
    // Beijing to Shanghai is some 1067 km as the crow flies.
    const way = distanceBetween([116.4074, 39.9042], [121.4737, 31.2304]);
    expect(way / 1000).toBeCloseTo(1067, -1);
    expect(distanceBetween([1, 2], [1, 2])).toBe(0);
  });

  it('are the same in both directions, and no way round is shorter', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        const way = distanceBetween(a, b);
        expect(distanceBetween(b, a)).toBeCloseTo(way, 3);
        expect(distanceBetween(a, c) + distanceBetween(c, b)).toBeGreaterThanOrEqual(way - 1);
      }),
    );
  });

  it('and durations are written for people', () => {
    expect([999.4, 1000, 99_949, 1_067_300].map(distanceText)).toEqual([
      '999 米',
      '1.0 公里',
      '99.9 公里',
      '1067 公里',
    ]);
    expect([0, 90, 3600, 45_300].map(durationText)).toEqual([
      '1 分钟',
      '2 分钟',
      '1 小时',
      '12 小时 35 分钟',
    ]);
  });
});
