import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Addresses,
  addressesOf,
  withoutPassword,
} from '../../../src/server/config/database-addresses.ts';

describe('addressesOf', () => {
  it.each([
    ['postgres://db/loom', ['postgres://db/loom']],
    [
      'postgresql://u:p@one:5432,two,[::1]:7/loom?sslmode=require',
      [
        'postgresql://u:p@one:5432/loom?sslmode=require',
        'postgresql://u:p@two/loom?sslmode=require',
        'postgresql://u:p@[::1]:7/loom?sslmode=require',
      ],
    ],
    ['postgres://u:a%2Cb@one,two', ['postgres://u:a%2Cb@one', 'postgres://u:a%2Cb@two']],
    ['mysql://one/loom', []],
    ['one,two', []],
    ['postgres://one:port/loom', []],
  ])('of %s', (url, urls) => expect(addressesOf(url)).toEqual(urls));
});

describe('withoutPassword', () => {
  it('never shows one, wherever it stands', () => {
    const secret = fc.stringMatching(/^[a-z0-9@:.!$%-]{8,20}$/);
    fc.assert(
      fc.property(
        secret,
        secret,
        fc.constantFrom('one', 'one:5,two', '[::1]:5432'),
        (first, second, servers) => {
          const shown = withoutPassword(
            `postgres://user:${first}@${servers}/loom?password=${second}&sslmode=require`,
          );
          expect(shown).toBe(`postgres://user:***@${servers}/loom?password=***&sslmode=require`);
        },
      ),
    );
  });
});

describe('Addresses', () => {
  it('moves on once, however many connections fail at once', () => {
    const addresses = new Addresses(['a', 'b', 'c']);
    for (const url of ['a', 'a', 'a']) addresses.failed(url);
    expect(addresses.current).toBe('b');
    addresses.failed('b');
    addresses.failed('c');
    expect(addresses.current).toBe('a');
  });
});
