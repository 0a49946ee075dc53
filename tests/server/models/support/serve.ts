/** Models behind HTTP, for the tests of a file: opened before them, closed after them. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import type { Session } from '../../../../src/server/http/session.ts';
import { openApp } from './app.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

interface Options {
  models: readonly Model[];
  defaults?: readonly Defaults[];
  /** Sessions by the word in the authorization header; there must be an `admin`. */
  callers: Readonly<Record<string, Session>>;
  /** What all addresses begin with, behind /api. */
  base?: string;
  /** Done before the application is made: hooks. */
  prepare?(world: World): void;
}

/** Who calls, and what goes with the call. */
interface CallOptions {
  /** Default `admin`. */
  caller?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Served {
  readonly world: World;
  readonly app: FastifyInstance;
  /**
   * Sends a request, which must be answered with HTTP 200.
   * @param body JSON; a text is sent as a form
   * @returns the envelope; of other answers than JSON their `bytes`
   */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object | string,
    options?: CallOptions,
  ): Promise<Row>;
}

export function serveModels({ models, defaults, callers, base = '', prepare }: Options): Served {
  let world: World;
  let app: FastifyInstance;
  beforeAll(async () => {
    world = await openWorld(models, defaults);
    prepare?.(world);
    app = await openApp(world, callers);
  });
  afterAll(async () => {
    await app?.close();
    await world?.close();
  });
  return {
    get world() {
      return world;
    },
    get app() {
      return app;
    },
    async call(method, url, body, { caller = 'admin', headers = {} } = {}) {
      const answer = await app.inject({
        method,
        url: `/api${base}${url}`,
        headers: {
          authorization: caller,
          ...(typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      });
      expect(answer.statusCode).toBe(200);
      return answer.headers['content-type']?.includes('json')
        ? answer.json()
        : { bytes: answer.rawPayload };
    },
  };
}
