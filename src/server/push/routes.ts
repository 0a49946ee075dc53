import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { Hub } from './hub.ts';
import { sessionPaths } from '../../protocol/addresses.ts';

/**
 * GET /events: server-sent events for one window of a signed-in user. `state` carries `{unread, schemas}`: open notices
 * not read, and the hash of the page schemas; `end` says why the server ends the stream (EndReason).
 */
export function eventsRoute(hub: Hub): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: sessionPaths.events,
    summary: '实时消息（text/event-stream）',
    tag: '系统',
    access: 'session',
    answer: 'binary',
    contentType: 'text/event-stream',
    handler: ({ session }) => ({
      stream: hub.open(session!),
      type: 'text/event-stream; charset=utf-8',
      // The second asks nginx not to collect the answer.
      headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    }),
  });
}
