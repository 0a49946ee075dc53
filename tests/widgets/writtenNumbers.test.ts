/** Phone numbers and numbers of identity cards as people write them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdNumber } from '../../src/schema/record/idNumber.ts';
import { isPhone } from '../../src/schema/record/phone.ts';
import {
  groupedIdNumber,
  holderOf,
  idNumberIn,
} from '../../src/widgets/idNumber/writtenIdNumber.ts';
import { groupedPhone, phoneIn } from '../../src/widgets/phone/writtenPhone.ts';

const numbers = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`);

describe('a phone number', () => {
  it('is read from what people write', () => {
    for (const text of [
      '13812345678',
      '138 1234 5678',
      '138-1234-5678',
      '+86 138 1234 5678',
      '+86-13812345678',
      '0086 13812345678',
      '８６１３８１２３４５６７８',
      '（+86）138.1234.5678',
      ' 13812345678\u00a0',
    ])
      expect(phoneIn(text), text).toBe('13812345678');
  });

  it('is the same after it was grouped, with any country code', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom('', '+86', '86 ', '0086-'), (number, country) => {
        expect(isPhone(number)).toBe(true);
        expect(phoneIn(country + groupedPhone(number))).toBe(number);
      }),
    );
  });

  it('keeps hidden characters, and leaves what is no number as it is', () => {
    expect(phoneIn('138 **** 5678')).toBe('138****5678');
    expect(groupedPhone('138****5678')).toBe('138 **** 5678');
    for (const text of ['总机转 8001', 'abc', '']) expect(phoneIn(text)).toBe(text);
    expect(isPhone(phoneIn('010-12345678'))).toBe(false);
    expect(isPhone(phoneIn('+1 555 0100'))).toBe(false);
  });
});

describe('a number of an identity card', () => {
  it('is read from what people write', () => {
    for (const text of [
      '110105 19491231 002x',
      '１１０１０５19491231002Ｘ',
      '110105-19491231-002X',
    ])
      expect(idNumberIn(text), text).toBe('11010519491231002X');
    expect(idNumberIn('没有')).toBe('没有');
    expect(idNumberIn('1101 ********** 002X')).toBe('1101**********002X');
  });

  it('says when its holder was born, and their sex', () => {
    expect(holderOf('11010519491231002X')).toEqual({ born: '1949-12-31', isMale: false });
    expect(holderOf('440524188001010014')).toEqual({ born: '1880-01-01', isMale: true });
    expect(holderOf('110105194912310021')).toBeUndefined();
  });

  it('is the same after it was grouped', () => {
    expect(groupedIdNumber('11010519491231002X')).toBe('110105 19491231 002X');
    expect(isIdNumber(idNumberIn(groupedIdNumber('11010519491231002X')))).toBe(true);
  });
});
