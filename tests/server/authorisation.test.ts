/** Whoever may not call a route changes nothing by calling it; the routes come from the running server's own document. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, startServer, type Client, type TestServer } from './support/index.ts';

interface Route { method: string; path: string; description: string }

/** What calls leave behind even when they are refused: log rows and sessions. */
const traces = new Set(['sys_oper_log', 'sys_audit_entry', 'sys_audit_head', 'sys_logininfor', 'sys_session']);

let server: TestServer;
let routes: Route[];
beforeAll(async () => {
  server = await startServer();
  const document = (await (await server.client().raw('GET', '/v3/api-docs')).json()) as { paths: Record<string, Record<string, { description?: string; security: object[] }>> };
  routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).filter(([, { security }]) => security.length > 0).map(([method, { description = '' }]) => ({ method: method.toUpperCase(), path, description })));
});
afterAll(() => server.stop());

/** A checksum of each table's rows. */
async function checksums(): Promise<Record<string, string>> {
  const { read } = server.database;
  const tables = (await read.introspection.getTables()).map(({ name }) => name).filter((name) => !traces.has(name));
  const sums: Record<string, string> = {};
  for (const table of tables) {
    const rows = (await read.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
    sums[table] = createHash('sha256').update(rows.join('\n')).digest('hex');
  }
  return sums;
}

/** Calls the route with the id in its path and body. */
async function call(client: Client, { method, path }: Route, id: number): Promise<string> {
  const body = method === 'POST' || method === 'PUT' ? JSON.stringify({ postId: id, deptId: id, userId: id, roleId: id, menuId: id, configId: id, dictId: id, dictCode: id, noticeId: id, status: '1' }) : undefined;
  const response = await client.raw(method, path.replace(/\{\w+\}/g, String(id)), { body, headers: body ? { 'content-type': 'application/json' } : {} });
  return response.text();
}

describe('a denied call', () => {
  it('answers 401 to strangers, and changes nothing', async () => {
    const before = await checksums();
    for (const route of routes) {
      for (const id of [1, 999_999]) expect(JSON.parse(await call(server.client(), route, id)), `${route.method} ${route.path}`).toMatchObject({ code: 401 });
    }
    expect(await checksums()).toEqual(before);
  }, 90_000);

  it('answers 403 to people without the permission, the same for present and absent ids, and changes nothing', async () => {
    await makeUser(server.database, 'powerless');
    const powerless = await server.signIn('powerless', 'Person-2026!');
    const guarded = routes.filter(({ description }) => description.startsWith('需要'));
    expect(guarded.length).toBeGreaterThan(40);
    const before = await checksums();
    for (const route of guarded) {
      const [present, absent] = [await call(powerless, route, 1), await call(powerless, route, 999_999)];
      expect(JSON.parse(present), `${route.method} ${route.path}`).toMatchObject({ code: 403 });
      expect(absent, `${route.method} ${route.path}`).toBe(present);
    }
    expect(await checksums()).toEqual(before);
  }, 90_000);
});
