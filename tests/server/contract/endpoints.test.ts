/**
 * Every endpoint of docs/protocol/sign-in.md, system.md, monitoring.md and files.md with its
 * permission, its operation log and its filters, as the document lists them.
 */
import { beforeAll, expect, it } from 'vitest';
import { declaredRoutes, filled, send } from '../authorisation/routes.ts';
import type { Route } from '../authorisation/routes.ts';
import { samples } from '../authorisation/samples.ts';
import { makeWorld } from '../authorisation/world.ts';
import type { Caller } from '../authorisation/world.ts';
import { documented, types } from './support/documented.ts';
import { startedServer } from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

let routes: Map<string, Route>;
let filters: Map<string, string[]>;
let admin: Caller;
const server = startedServer();
beforeAll(async () => {
  routes = new Map((await declaredRoutes(server)).map((route) => [route.name, route]));
  const document = (await (await (await server.admin()).raw('GET', '/v3/api-docs')).json()) as {
    paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
  };
  filters = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, { parameters = [] }]) =>
          [
            `${method.toUpperCase()} ${path}`,
            parameters.filter((one) => one.in === 'query').map(({ name }) => name),
          ] as const,
      ),
    ),
  );
  admin = (await makeWorld(server)).callers.find(({ name }) => name === 'admin')!;
});

const lastRow = async () =>
  server.database.read
    .selectFrom('sys_oper_log')
    .select([
      'oper_id',
      'title',
      'business_type',
      'request_method',
      'operator_type',
      'oper_name',
      'oper_url',
    ])
    .orderBy('oper_id', 'desc')
    .limit(1)
    .executeTakeFirst();

it.each(documented)(
  '%s is declared with its permission and filters',
  (name, permission, _log, expected) => {
    expect(routes.get(name)?.permissions, name).toEqual(
      permission === 'anon' ? null : permission === '-' ? [] : [permission],
    );
    expect(filters.get(name)).toEqual(expect.arrayContaining(expected?.split(' ') ?? []));
  },
);

/** Signing out is another test's: it would end the caller's session. */
const stays = documented.filter(([name]) => !name.endsWith('/logout'));

it.each(stays)(
  '%s writes the documented row of the operation log, or none',
  async (name, _permission, log) => {
    const route = routes.get(name)!;
    const before = await lastRow();
    // Absent ids: what is refused is logged, too, and nothing is lost for the next call.
    await send(
      route,
      required(samples[name], `sample of ${name}`),
      admin,
      new Map(
        filled(route, required(samples[name], `sample of ${name}`)).map((slot) => [slot, 'absent']),
      ),
    );
    const after = await lastRow();
    if (log === '-') {
      expect(after).toEqual(before);
      return;
    }
    const [title, type] = log.split('/') as [string, keyof typeof types];
    expect(after).toMatchObject({
      title,
      business_type: types[type],
      request_method: route.method,
      operator_type: 1,
      oper_name: 'admin',
    });
    expect(after!.oper_url.startsWith(route.path.split('{')[0])).toBe(true);
    expect(after!.oper_id).not.toBe(before?.oper_id);
  },
);
