import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defined } from '../../src/schema/defined.ts';
import { required } from '../../src/schema/required.ts';

describe('defined', () => {
  it('leaves out what is undefined, and nothing else', () => {
    expect(defined({ a: 1, b: undefined, c: null, d: false, e: '', f: 0 })).toEqual({
      a: 1,
      c: null,
      d: false,
      e: '',
      f: 0,
    });
    expect('b' in defined({ b: undefined })).toBe(false);
  });

  it('keeps every value that JSON keeps, in its order', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.option(fc.jsonValue(), { nil: undefined })),
        (members) => {
          expect(JSON.stringify(defined(members))).toBe(JSON.stringify(members));
        },
      ),
    );
  });

  it('gives absent members to spreads, so that defaults hold', () => {
    const given: { size?: number | undefined } = { size: undefined };
    expect({ size: 10, ...defined(given) }).toEqual({ size: 10 });
  });
});

describe('required', () => {
  it('hands the value on, and names what is missing', () => {
    expect(required([0][0], 'first')).toBe(0);
    expect(() => required([][0], 'first row')).toThrow('Missing: first row');
  });
});
