/** Numbers of identity cards, as GB 11643 makes them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCharacter, isIdNumber } from '../../../src/schema/record/idNumber.ts';

const number = fc
  .record({
    province: fc.constantFrom('11', '31', '44', '53', '65', '71', '81', '82'),
    district: fc.integer({ min: 0, max: 9999 }),
    day: fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    }),
    order: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ province, district, day, order }) => {
    const date = day.toISOString().slice(0, 10).replaceAll('-', '');
    const digits =
      province + String(district).padStart(4, '0') + date + String(order).padStart(3, '0');
    return digits + checkCharacter(digits);
  });

describe('a number of an identity card', () => {
  it('has the check character of the standard', () => {
    // The example of GB 11643-1999.
    expect(isIdNumber('11010519491231002X')).toBe(true);
    expect(isIdNumber('11010519491231002x')).toBe(true);
    expect(isIdNumber('440524188001010014')).toBe(true);
  });

  it('is refused with another province, day, length or check character', () => {
    for (const wrong of [
      '110105194912310021',
      '990105194912310028',
      '11010519490231002X',
      '11010519491231002',
      '1101051949123100 2X',
      '',
    ])
      expect(isIdNumber(wrong), wrong).toBe(false);
  });

  it('is right as it is made, and wrong with any one character changed', () => {
    fc.assert(
      fc.property(
        number,
        fc.nat(17),
        fc.constantFrom(...'0123456789X'),
        (right, place, character) => {
          expect(isIdNumber(right)).toBe(true);
          fc.pre(right[place] !== character);
          expect(isIdNumber(right.slice(0, place) + character + right.slice(place + 1))).toBe(
            false,
          );
        },
      ),
    );
  });
});
