import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAbsent, placeIn, pointOf, rawText } from '../../src/map/point.ts';

describe('a point of a record', () => {
  it('is an object, its JSON, a pair, or coordinates in a text', () => {
    const held = { lng: 116.4, lat: 39.9, label: '仓库' };
    for (const value of [held, JSON.stringify(held)])
      expect(placeIn(value)).toMatchObject({ name: '仓库', point: [116.4, 39.9] });
    for (const value of ['116.4, 39.9', [116.4, 39.9], '[116.4,39.9]', { lng: 116.4, lat: 39.9 }])
      expect(placeIn(value)).toMatchObject({ name: '116.4, 39.9', point: [116.4, 39.9] });
  });

  it('is stored as it was read', () => {
    const coordinate = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 });
    fc.assert(
      fc.property(coordinate(180), coordinate(90), fc.string(), (x, y, text) => {
        const label = text.trim();
        const bare = { lng: x / 1e6, lat: y / 1e6 };
        const stored = label === '' ? bare : { ...bare, label };
        const place = placeIn(stored)!;
        const back = pointOf(place);
        expect(back).toMatchObject({
          lng: expect.closeTo(bare.lng, 6),
          lat: expect.closeTo(bare.lat, 6),
        });
        expect(placeIn(back)?.name).toBe(place.name);
      }),
    );
  });

  it('is never made of what is none, and nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const place = placeIn(value);
        if (place) expect(place.point.every(Number.isFinite)).toBe(true);
      }),
    );
    for (const value of [{ lng: '1', lat: 2 }, { lng: 181, lat: 0 }, [1], '北京', '{', 7, true])
      expect(placeIn(value), rawText(value)).toBeUndefined();
    expect([undefined, null, ''].every(isAbsent)).toBe(true);
  });
});
