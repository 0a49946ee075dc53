/** What the editor of JSON says of a text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemasAt } from '../../src/widgets/jsonEditor/jsonSchema.ts';
import { jsonProblems, placeOf } from '../../src/widgets/jsonEditor/problems.ts';

const messages = (text: string, schema?: Record<string, unknown>): string[] =>
  jsonProblems(text, schema).map(({ severity, message }) => `${severity} ${message}`);

describe('JSON', () => {
  it('without faults has no errors, and with one has an error within the text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
        const text = JSON.stringify(value);
        expect(jsonProblems(text).filter(({ severity }) => severity === 'error')).toEqual([]);
        const place = at % (text.length + 1);
        const broken = `${text.slice(0, place)}\u0001${text.slice(place)}`;
        const problems = jsonProblems(broken);
        expect(problems.length).toBeGreaterThan(0);
        for (const { from, to } of problems) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(broken.length);
        }
      }),
    );
  });

  it('has no problem while nothing is written', () => {
    expect(jsonProblems(' \n')).toEqual([]);
  });

  it('loses nothing without a word: keys that stand twice, digits that are not kept', () => {
    expect(messages('{"a":1,"b":{"a":1},"a":2}')).toEqual(['warning 键 a 重复，只有最后一个有效']);
    expect(messages('[12345678901234567890, 9007199254740992, 0.1]')).toEqual([
      'warning 数字位数过多，保存后会失去精度，可改用文本',
    ]);
  });

  it('is refused, not read, where it nests too deep for any parser', () => {
    expect(messages('['.repeat(200_000))).toHaveLength(1);
  });

  it('has its places counted in lines and columns', () => {
    expect(placeOf('{\n  "a"', 4)).toEqual({ line: 2, column: 3 });
    expect(placeOf('', 0)).toEqual({ line: 1, column: 1 });
  });
});

describe('JSON by a schema', () => {
  const schema = {
    $defs: { port: { type: 'integer', minimum: 1, maximum: 65535 } },
    type: 'object',
    properties: {
      port: { $ref: '#/$defs/port' },
      mode: { enum: ['a', 'b'] },
      tags: { type: 'array', items: { type: 'string', maxLength: 3 }, maxItems: 2 },
      any: { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
      loop: { $ref: '#/properties/loop' },
    },
    required: ['port'],
    additionalProperties: false,
  };

  it.each([
    ['{"port":8080,"mode":"a","tags":["x"],"any":true,"loop":1}', []],
    ['[]', ['error 应为对象']],
    ['{}', ['error 缺少 port']],
    ['{"port":0}', ['error 不能小于 1']],
    ['{"port":1.5}', ['error 应为整数']],
    ['{"port":1,"mode":"c"}', ['error 应为 "a" "b" 之一']],
    ['{"port":1,"tags":["long!"]}', ['error 长度不能超过 3']],
    ['{"port":1,"tags":["a","b","c"]}', ['error 长度不能超过 2']],
    ['{"port":1,"any":3}', ['error 应为文本']],
    ['{"port":1,"other":3}', ['error 不允许的键 other']],
  ])('%s', (text, expected) => {
    expect(messages(text, schema)).toEqual(expected);
  });

  it('ends where schemas are parts of themselves, and says what each says once', () => {
    const circle = {
      anyOf: [{ $ref: '#' }, { $ref: '#/$defs/text' }],
      $defs: { text: { anyOf: [{ $ref: '#' }, { $ref: '#/$defs/text' }], maxLength: 2 } },
    };
    expect(messages('"long"', circle)).toEqual([]);
    expect(schemasAt(circle, [])).toEqual([circle, circle.$defs.text]);
    const tree = {
      allOf: [{ $ref: '#' }],
      properties: { below: { $ref: '#' } },
      required: ['name'],
    };
    expect(messages('{"name":1,"below":{}}', tree)).toEqual(['error 缺少 name']);
  });
});
