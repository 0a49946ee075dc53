import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForbiddenKey } from '../../src/schema/forbiddenKeys.ts';
import { MAX_DEPTH, parseText } from '../../src/schema/load/parse.ts';
import { toPointer } from '../../src/schema/pointer.ts';

/** JSON values without the keys that are refused. */
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((number) => (number === 0 ? 0 : number)),
    fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0') && text.isWellFormed()),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(
      fc.string().filter((key) => !/^\d+$/.test(key) && !isForbiddenKey(key)),
      tie('json'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
}));

describe('parseText', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(json, fc.nat(3), (value, indent) => {
        const { value: read, problems } = parseText(JSON.stringify(value, null, indent));
        expect(problems).toEqual([]);
        expect(read).toEqual(value);
      }),
    );
  });

  it('refuses every text that JSON.parse refuses, and never throws', () => {
    const broken = fc.tuple(
      json.map((value) => JSON.stringify(value)),
      fc.nat(200),
      fc.constantFrom('', '{', ']', ',', '"', '//', '\\', ':', '1', '\u0000'),
    );
    fc.assert(
      fc.property(broken, ([text, at, insert]) => {
        const changed = text.slice(0, at) + insert + text.slice(at + 1);
        let sound = true;
        try {
          JSON.parse(changed);
        } catch {
          sound = false;
        }
        expect(parseText(changed).problems.some(({ kind }) => kind === 'syntax')).toBe(!sound);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses what no database keeps, in values and keys alike', () => {
    const character = fc.constantFrom('\0', '\ud83d', '\ude00');
    fc.assert(
      fc.property(fc.string(), character, fc.boolean(), (text, bad, isKey) => {
        const whole = `k${text}${bad}`;
        const { problems } = parseText(JSON.stringify(isKey ? { [whole]: 1 } : { k: whole }));
        expect(problems).toMatchObject([{ kind: 'unstorable-text', line: 1 }]);
      }),
    );
  });

  it('knows where everything is', () => {
    const { locate } = parseText('{\n  "a": [\n    1,\n    { "b/c": 2 }\n  ]\n}');
    expect(locate('/a')).toEqual({ line: 2, column: 3 });
    expect(locate(toPointer(['a', 1, 'b/c']))).toEqual({ line: 4, column: 7 });
    expect(locate('/a/1/missing')).toEqual({ line: 4, column: 5 });
    expect(locate('')).toEqual({ line: 1, column: 1 });
  });

  it('refuses endless nesting without running out of stack', () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(parseText(deep(MAX_DEPTH)).problems).toEqual([]);
    expect(parseText(deep(500_000)).problems).toMatchObject([{ kind: 'too-deep' }]);
  });

  it('keeps refused keys out of the value', () => {
    const { value, problems } = parseText(
      '{"__proto__": {"polluted": true}, "a": 1, "toString": 0, "valueOf": 0}',
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'the key __proto__ is not allowed',
      'the key toString is not allowed',
      'the key valueOf is not allowed',
    ]);
    expect(Object.keys(value as object)).toEqual(['a']);
    expect((value as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
