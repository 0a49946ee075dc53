/**
 * Requests are read and checked by the declarations of their routes, which also type the handlers.
 */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { readerOf } from '../../../src/server/http/parameters.ts';
import { defineRoute } from '../../../src/server/http/route.ts';
import type { RouteDeclaration } from '../../../src/server/http/route.ts';

const base = { summary: '', tag: '', access: 'session', answer: 'ajax' } as const;

const route = defineRoute({
  ...base,
  method: 'PUT',
  path: '/things/{ids}',
  params: { ids: { type: 'array', items: { type: 'integer' } } },
  query: {
    size: { type: 'integer', format: 'int32', required: true },
    kind: { type: 'string', limits: { enum: ['a', 'b'] } },
    since: { type: 'string', format: 'date-time' },
  },
  body: {
    kind: 'json',
    properties: {
      name: { type: 'string', required: true, limits: { maxLength: 3 } },
      secret: { type: 'string', required: '请填写' },
      count: { type: 'integer' },
      flags: { type: 'array', items: { type: 'boolean' } },
    },
  },
  handler({ params, query, body }) {
    expectTypeOf(params).toEqualTypeOf<{ readonly ids: number[] }>();
    expectTypeOf(query.size).toEqualTypeOf<number>();
    expectTypeOf(query.kind).toEqualTypeOf<string | undefined>();
    expectTypeOf(body.name).toEqualTypeOf<string>();
    expectTypeOf(body.secret).toEqualTypeOf<string>();
    expectTypeOf(body.count).toEqualTypeOf<number | null | undefined>();
    expectTypeOf(body.flags).toEqualTypeOf<boolean[] | null | undefined>();
    // @ts-expect-error -- a name that the declaration does not have
    void query.unknown;
  },
});

const query = (text: string, of: RouteDeclaration = route) =>
  readerOf(of).query(new URLSearchParams(text), false);
const body = (given: unknown) => readerOf(route).body(given);
const whole = { name: 'abc', secret: 'x' };

describe('a query', () => {
  it('is read in the declared types', () => {
    expect(query('size=+5&since=2026/3/1&other=1&pageNum=2&params[beginTime]=x')).toEqual({
      size: 5,
      since: '2026-03-01 00:00:00',
      pageNum: 2,
      params: { beginTime: 'x' },
    });
  });

  it.each([
    ['', "Required request parameter 'size' for method parameter type java.lang.Integer"],
    ['size=1.5', "参数[size]要求类型为：'java.lang.Integer'，但输入值为：'1.5'"],
    ['size=2147483648', "要求类型为：'java.lang.Integer'，但输入值为：'2147483648'"],
    ['size=1&since=2026-02-30', "要求类型为：'java.util.Date'，但输入值为：'2026-02-30'"],
    ['size=1&kind=c', '参数[kind]的值不符合要求'],
  ])('%s is refused', (text, message) => expect(() => query(text)).toThrow(message));

  it('takes pages that cannot be read as none, and leaves the limits of the others to the list', () => {
    expect(query('size=1&pageNum=x&pageSize=99999999999&reasonable=maybe')).toEqual({ size: 1 });
    expect(query('size=1&pageNum=-5&pageSize=5000&isAsc=up')).toEqual({
      size: 1,
      pageNum: -5,
      pageSize: 5000,
      isAsc: 'up',
    });
  });
});

describe('a body', () => {
  it('is read in the declared types; null stays, unknown members stay', () => {
    expect(body({ ...whole, count: '7', flags: ['yes', null], other: [1] })).toEqual({
      ...whole,
      count: 7,
      flags: [true, null],
      other: [1],
    });
    expect(body({ ...whole, count: '', flags: null })).toEqual({
      ...whole,
      count: null,
      flags: null,
    });
  });

  it.each([
    [{ secret: 'x' }, '请求体中缺少必需的参数[name]'],
    [{ secret: 'x', name: null }, '请求体中缺少必需的参数[name]'],
    [undefined, '请求体中缺少必需的参数[name]'],
    [{ name: 'abc' }, '请填写'],
    [{ ...whole, name: 'abcd' }, '参数[name]的值不符合要求'],
    [{ ...whole, count: true }, "参数[count]要求类型为：'java.lang.Long'，但输入值为：'true'"],
    [{ ...whole, count: 2 ** 53 }, "参数[count]要求类型为：'java.lang.Long'"],
    [{ ...whole, flags: [{}] }, "参数[flags]要求类型为：'java.lang.Boolean[]'"],
    [[], 'the body must be an object'],
  ])('%j is refused', (given, message) => expect(() => body(given)).toThrow(message));
});

it('a path lacks nothing', () => {
  const { path } = readerOf(route);
  expect(path({ ids: '1, 2,' })).toEqual({ ids: [1, 2] });
  expect(() => path({ ids: ' ' })).toThrow('请求路径中缺少必需的路径变量[ids]');
  expect(() => path({ ids: '1,x' })).toThrow("参数[ids]要求类型为：'java.lang.Long[]'");
});
