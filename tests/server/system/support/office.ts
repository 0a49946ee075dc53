/**
 * The back office as its clients meet it: all routes over HTTP, on an empty database of the dialect
 * under test filled with the defaults.
 */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import { watchAuthTables } from '../../../../src/server/auth/epoch.ts';
import { loadPrincipal } from '../../../../src/server/auth/principal.ts';
import { createAuthService } from '../../../../src/server/auth/service.ts';
import { createSecondFactors } from '../../../../src/server/auth/second-factor/second-factors.ts';
import { createSessions } from '../../../../src/server/auth/sessions.ts';
import type { Sessions } from '../../../../src/server/auth/sessions.ts';
import { tokenOf } from '../../../../src/server/http/session-token.ts';
import { openSecretKey } from '../../../../src/server/config/secret-key.ts';
import type { Database } from '../../../../src/server/db/database.ts';
import { openDatabase } from '../../../../src/server/db/open.ts';
import { beginAudit } from '../../../../src/server/logs/audit/begin.ts';
import { createAuditChain } from '../../../../src/server/logs/audit/chain.ts';
import { routeHooks } from '../../../../src/server/route-hooks.ts';
import { createApp } from '../../../../src/server/http/app.ts';
import { createEngine } from '../../../../src/server/models/engine.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import { systemHooks, systemRoutes } from '../../../../src/server/system/index.ts';
import { createTestDatabase } from '../../support/index.ts';

/** 2026-03-01 12:00:00 in GMT+8. */
export const NOW = Date.UTC(2026, 2, 1, 4);
export const NOW_TEXT = '2026-03-01 12:00:00';

/** Members of an envelope. */
export type Answer = Row;

/** One signed-in user, or nobody. */
export interface Caller {
  get(url: string, query?: Record<string, unknown>): Promise<Answer>;
  post(url: string, body?: unknown): Promise<Answer>;
  put(url: string, body?: unknown): Promise<Answer>;
  remove(url: string): Promise<Answer>;
  /** Sends a urlencoded form; the raw answer, which may be a file. */
  form(url: string, fields?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export interface Office {
  database: Database;
  admin: Caller;
  nobody: Caller;
  /** A new user with one role that holds these permissions. */
  staff(
    permissions: readonly string[],
    facts?: { dataScope?: string; deptId?: number },
  ): Promise<Caller>;
  /** Operation log rows, oldest first. */
  operations(): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openOffice(): Promise<Office> {
  const { settings, drop } = await createTestDatabase();
  const database = await openDatabase(settings);
  const now = (): number => NOW;
  const engine = createEngine({
    database,
    models: await schemaFiles<Model>('models').then(byName),
    defaults: await schemaFiles<Defaults>('defaults'),
    clock: now,
  });
  const key = await openSecretKey({ secretKey: randomUUID(), dataDir: '' });
  const audit = createAuditChain({ database, secret: key, now, onError: console.error });
  const hooks = systemHooks(engine, { audit, richText: { embeds: [] } });
  for (const [model, given] of Object.entries(hooks)) engine.hooks(model, given);
  await engine.prepare();
  await beginAudit(database, key, NOW);
  await watchAuthTables(database);
  const sessions = createSessions(database, now);
  const services = {
    database,
    engine,
    now,
    auth: createAuthService(sessions),
    secondFactors: createSecondFactors(key, now),
    audit,
  };
  const app = await createApp({
    environment: {
      database,
      hooks: routeHooks({ database, audit, now }),
      sessionOf: async (request) => sessions.load(tokenOf(request) ?? ''),
      trustProxy: false,
      now,
    },
    routes: [...engine.routes(), ...systemRoutes(services, async () => {})],
    dist: 'no-front-end',
  });
  return {
    database,
    admin: callerOf(app, await tokenFor(database, sessions, 1)),
    nobody: callerOf(app),
    staff: async (permissions, facts) =>
      callerOf(
        app,
        await tokenFor(database, sessions, await addStaff(database, permissions, facts)),
      ),
    operations: () =>
      database.read.selectFrom('sys_oper_log').selectAll().orderBy('oper_id').execute(),
    async close() {
      await app.close();
      await audit.close();
      await database.close();
      await drop();
    },
  };
}

async function schemaFiles<T>(folder: string): Promise<T[]> {
  const names = (await readdir(`schemas/${folder}`)).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(`schemas/${folder}/${name}`, 'utf8')) as T),
  );
}

const byName = (models: Model[]): Map<string, Model> =>
  new Map(models.map((model) => [model.name, model]));

async function addStaff(
  database: Database,
  permissions: readonly string[],
  { dataScope = '1', deptId = 103 } = {},
): Promise<number> {
  return database.transaction(async (db) => {
    const name = `staff-${randomUUID().slice(0, 8)}`;
    const { role_id } = await db
      .insertInto('sys_role')
      .values({
        role_name: name,
        role_key: name,
        role_sort: 9,
        data_scope: dataScope,
        status: '0',
        del_flag: '0',
        menu_check_strictly: true,
        dept_check_strictly: true,
      })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    const { user_id } = await db
      .insertInto('sys_user')
      .values({ user_name: name, nick_name: '员工', dept_id: deptId, status: '0', del_flag: '0' })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('sys_user_role').values({ user_id, role_id }).execute();
    if (permissions.length > 0) {
      const menus = await db
        .selectFrom('sys_menu')
        .select('menu_id')
        .where('perms', 'in', permissions)
        .execute();
      await db
        .insertInto('sys_role_menu')
        .values(menus.map(({ menu_id }) => ({ role_id, menu_id })))
        .execute();
    }
    return Number(user_id);
  });
}

async function tokenFor(database: Database, sessions: Sessions, userId: number): Promise<string> {
  return database.transaction(async (db) => {
    const principal = await loadPrincipal(db, userId);
    if (!principal) throw new Error(`user ${userId} may not sign in`);
    return sessions.start(
      db,
      principal,
      { ip: '127.0.0.1', location: '内网IP', browser: 'Chrome 140', os: 'Linux', device: null },
      false,
    );
  });
}

function callerOf(app: FastifyInstance, token?: string): Caller {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    // A method that nobody declared is reported by its status, too.
    if (response.statusCode !== 200 && response.statusCode !== 405)
      throw new Error(`${method} ${url} answered HTTP ${response.statusCode}`);
    return response.json<Answer>();
  };
  return {
    get: (url, query = {}) => send('GET', withQuery(url, query)),
    post: (url, body) => send('POST', url, body),
    put: (url, body) => send('PUT', url, body),
    remove: (url) => send('DELETE', url),
    form: (url, fields = {}) =>
      app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

function withQuery(url: string, query: Record<string, unknown>): string {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text ? `${url}?${text}` : url;
}
