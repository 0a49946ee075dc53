/** The routes of a world's models in the real HTTP application. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import { createApp } from '../../../../src/server/http/app.ts';
import type { Session } from '../../../../src/server/http/session.ts';
import type { Db, Row } from '../../../../src/server/db/database.ts';
import { routeHooks } from '../../../../src/server/route-hooks.ts';
import { NOW } from './world.ts';
import type { World } from './world.ts';

/** The model of the operation log, which logged routes write to. */
export const operlog: Model = JSON.parse(
  readFileSync(new URL('../../../../schemas/models/operlog.json', import.meta.url), 'utf8'),
);

/** @param callers sessions by the word in the authorization header */
export async function openApp(
  { database, engine }: World,
  callers: Readonly<Record<string, Session>>,
): Promise<FastifyInstance> {
  // The chain of log rows has tables of its own, which a world of models lacks.
  const audit = {
    append: async (db: Db, values: Row) => {
      await db.insertInto('sys_oper_log').values(values).execute();
    },
    removed: async () => {},
    clear: async () => {},
    start: async () => {},
    close: async () => {},
  };
  return createApp({
    environment: {
      database,
      hooks: routeHooks({ database, audit, now: () => NOW }),
      sessionOf: async (request: { headers: Row }) =>
        callers[request.headers.authorization] ?? null,
      trustProxy: false as const,
      now: () => NOW,
    },
    routes: engine.routes(),
    dist: new URL('.', import.meta.url).pathname,
  });
}
