/** Addresses: what values mean, and how one line is parted (src/widgets/address). */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDivisions } from '../../src/map/builtin/divisions.ts';
import type { Divisions } from '../../src/schema/divisions.ts';
import {
  addressIn,
  areaName,
  partedAddress,
  valueOfAddress,
} from '../../src/widgets/address/addressValue.ts';

let divisions: Divisions;
beforeAll(async () => {
  divisions = (await loadDivisions())!;
});

describe('an address', () => {
  it('is read from objects, their JSON and bare texts; anything else is none', () => {
    expect(addressIn({ code: '330106', detail: 'x' })).toEqual({ code: '330106', detail: 'x' });
    expect(addressIn('{"code":"330106","area":null}')).toEqual({ code: '330106' });
    expect(addressIn('文三路 90 号')).toEqual({ detail: '文三路 90 号' });
    expect(addressIn('{"a":')).toEqual({ detail: '{"a":' });
    expect([addressIn(null), addressIn('')]).toEqual([{}, {}]);
    for (const other of [3, true, ['a'], { code: 1 }, { street: 'x' }])
      expect(addressIn(other), JSON.stringify(other)).toBeUndefined();
  });

  it('is no value where nothing was entered', () => {
    expect(valueOfAddress({})).toBeUndefined();
    expect(valueOfAddress({ detail: '' })).toBeUndefined();
    expect(valueOfAddress({ area: '浙江省' })).toBeUndefined();
    expect(valueOfAddress({ code: '330000', area: '浙江省' })).toEqual({
      code: '330000',
      area: '浙江省',
    });
  });

  it('is parted where it is written in one line', () => {
    const codeOf = (text: string) => partedAddress(divisions, text);
    expect(codeOf('浙江省杭州市西湖区文三路 90 号')).toEqual({
      code: '330106',
      area: '浙江省杭州市西湖区',
      detail: '文三路 90 号',
    });
    expect(codeOf('北京市朝阳区建国路 1 号')).toMatchObject({
      code: '110105',
      detail: '建国路 1 号',
    });
    expect(codeOf('北京市北京市朝阳区建国路')).toMatchObject({ code: '110105', detail: '建国路' });
    expect(codeOf('广西南宁市青秀区民族大道')).toMatchObject({
      code: '450103',
      detail: '民族大道',
    });
    expect(codeOf('文三路 90 号')).toBeUndefined();
    expect(codeOf('浙江路 3 号')).toBeUndefined();
    expect(codeOf('')).toBeUndefined();
  });

  it('of any district is found by its name', () => {
    const districts = [...divisions.byCode.values()].filter(
      ({ level, children }) => level === 2 && children.length === 0,
    );
    fc.assert(
      fc.property(fc.constantFrom(...districts), (district) => {
        const text = areaName(district);
        const found = partedAddress(divisions, `${text}某路 1 号`);
        expect(found?.area).toBe(text);
        expect(found?.detail).toBe('某路 1 号');
      }),
    );
  });
});
