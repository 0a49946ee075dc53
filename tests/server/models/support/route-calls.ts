/** Handlers of declared routes, run as the server runs them, without its envelope. */
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { RouteContext } from '../../../../src/server/http/route.ts';
import { admin } from './actors.ts';
import type { World } from './world.ts';

/** @param context what differs from a request of the administrator that sends nothing */
export async function callRoute(
  world: World,
  [method, path]: [method: string, path: string],
  context: Partial<Record<keyof RouteContext, unknown>> = {},
): Promise<unknown> {
  const route = world.engine
    .routes()
    .find((declared) => declared.method === method && declared.path === path)!;
  return route.handler({
    db: world.database.read,
    params: {},
    query: {},
    body: {},
    session: admin,
    ip: '',
    ...context,
  } as RouteContext);
}

/** The file that a route answers. */
export async function downloaded(
  world: World,
  path: string,
  context: Partial<Record<keyof RouteContext, unknown>> = {},
): Promise<Buffer> {
  const { stream } = (await callRoute(world, ['POST', path], context)) as { stream: Readable };
  return buffer(stream);
}
