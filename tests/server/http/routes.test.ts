/** A route exists only as a declaration. */
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/server/http/app.ts';
import { clientIp } from '../../../src/server/http/client-ip.ts';
import { trustHops, trustNetworks } from '../../../src/server/http/trust-proxy.ts';
import { defineRoute, type RouteDeclaration } from '../../../src/server/http/route.ts';
import type { RouteEnvironment } from '../../../src/server/http/route-environment.ts';

const facts: RouteDeclaration = {
  method: 'GET',
  path: '/thing/{id}',
  summary: 'a thing',
  tag: 'test',
  access: 'session',
  answer: 'ajax',
  params: { id: { type: 'integer' } },
  handler: () => undefined,
};
const create = (routes: RouteDeclaration[]) =>
  createApp({ routes, environment: {} as RouteEnvironment, dist: '/nowhere' });

describe('registering routes', () => {
  it('refuses one that defineRoute did not make', async () => {
    await expect(create([facts])).rejects.toThrow(
      /GET \/thing\/\{id\} was not made by defineRoute/,
    );
    await expect(create([{ ...defineRoute({ ...facts }) }])).rejects.toThrow(
      /not made by defineRoute/,
    );
  });

  it('refuses two with one method and path, whatever their parameters are called', async () => {
    const other = defineRoute({
      ...facts,
      path: '/thing/{key}',
      summary: 'another',
      params: { key: { type: 'string' } },
    });
    await expect(create([defineRoute({ ...facts }), other])).rejects.toThrow(
      /Two routes for GET .*'a thing' and 'another'/,
    );
  });

  it.each<[string, Partial<RouteDeclaration>, RegExp]>([
    ['an undeclared placeholder', { params: {} }, /declare the type of \{id\}/],
    [
      'a parameter without a place',
      { params: { id: { type: 'integer' }, name: { type: 'string' } } },
      /params names name/,
    ],
    ['a relative path', { path: 'thing', params: {} }, /must begin with a slash/],
    ['no access', { access: undefined }, /say who may call it/],
  ])('refuses %s', (_what, change, message) => {
    expect(() => defineRoute({ ...facts, ...change } as RouteDeclaration)).toThrow(message);
  });
});

describe('the address of a client', () => {
  const ask = (
    headers: Record<string, string>,
    trust: boolean | number | string[],
    remoteAddress = '::ffff:10.0.0.1',
  ) => clientIp({ headers, socket: { remoteAddress } } as never, trustOf(trust));
  const trustOf = (trust: boolean | number | string[]) =>
    Array.isArray(trust) ? trustNetworks(trust) : Number(trust) > 0 && trustHops(Number(trust));

  it('is that of the connection, unless a proxy is trusted', () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(ask(headers, false)).toBe('10.0.0.1');
    expect(ask(headers, true)).toBe('203.0.113.7');
    expect(ask({}, false, '::1')).toBe('127.0.0.1');
  });

  it('is counted from the right: what stands further left anybody may have written', () => {
    const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.7, 10.0.0.9' };
    expect(ask(headers, 1)).toBe('10.0.0.9');
    expect(ask(headers, 2)).toBe('203.0.113.7');
    expect(ask({ 'x-forwarded-for': '203.0.113.7:4711' }, 1)).toBe('203.0.113.7');
    expect(ask({ 'x-forwarded-for': '[2001:db8::7]:4711' }, 1)).toBe('2001:db8::7');
  });

  it('may be given by named proxies only', () => {
    const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.7, 10.0.0.9' };
    expect(ask(headers, ['10.0.0.0/8'])).toBe('203.0.113.7');
    expect(ask(headers, ['192.168.0.0/16'])).toBe('10.0.0.1');
    expect(ask({ 'x-real-ip': '1.2.3.4' }, ['192.168.0.0/16'])).toBe('10.0.0.1');
  });

  it('is the first known one of the headers in their order', () => {
    expect(
      ask(
        {
          'x-forwarded-for': 'unknown',
          'proxy-client-ip': '203.0.113.8',
          'x-real-ip': '203.0.113.9',
        },
        true,
      ),
    ).toBe('203.0.113.8');
    expect(ask({ 'x-real-ip': '0:0:0:0:0:0:0:1' }, true)).toBe('127.0.0.1');
    expect(ask({ 'x-forwarded-for': '<script>' }, true)).toBe('10.0.0.1');
  });
});
