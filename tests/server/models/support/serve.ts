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
  /** Sessions by the word in the authorization header; `admin` is the one where none is named. */
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

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object | string,
  options?: CallOptions,
) => Promise<Row>;

export interface Served {
  readonly world: World;
  readonly app: FastifyInstance;
  /**
   * Sends a request, which must be answered with HTTP 200.
   * @param body JSON, or a form with its files; a text is sent as a form of texts
   * @returns the envelope; of other answers than JSON their `bytes`
   */
  call: Call;
}

/** A body as it goes over the line, and its type where that is not JSON. */
async function encoded(body: object | string | undefined) {
  if (body === undefined) return {};
  if (typeof body === 'string') return { type: 'application/x-www-form-urlencoded', payload: body };
  if (!(body instanceof FormData)) return { payload: body };
  const form = new Response(body);
  return {
    type: form.headers.get('content-type')!,
    payload: Buffer.from(await form.arrayBuffer()),
  };
}

/**
 * Requests to an application, as `Served` has them.
 * @param base what all addresses begin with, behind /api
 */
export const callsTo =
  (app: () => FastifyInstance, base: string): Call =>
  async (method, url, body, { caller = 'admin', headers = {} } = {}) => {
    const { type, payload } = await encoded(body);
    const answer = await app().inject({
      method,
      url: `/api${base}${url}`,
      headers: { authorization: caller, ...(type && { 'content-type': type }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode).toBe(200);
    return answer.headers['content-type']?.includes('json')
      ? answer.json()
      : { bytes: answer.rawPayload };
  };

/** Serves the models to the tests of a file. */
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
    call: callsTo(() => app, base),
  };
}
