/** Registers route declarations below /api, and answers what matches none of them. */
import { defined } from '../../schema/defined.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from './caller.ts';
import { MethodNotAllowed, NotSignedIn, Refusal } from './errors.ts';
import { sendFailure } from './envelope.ts';
import { isDefined } from './route.ts';
import type { RouteDeclaration } from './route.ts';
import { report } from './report.ts';
import { runRoute } from './run-route.ts';
import type { RouteEnvironment } from './route-environment.ts';
import { apiPrefix, uriOf, pathOf } from './uri.ts';

/**
 * @throws Error for a route that defineRoute did not make, and for two routes with one method and
 * path
 */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly RouteDeclaration[],
  environment: RouteEnvironment,
): void {
  const byShape = new Map<string, RouteDeclaration>();
  for (const declaration of routes) {
    const name = `${declaration.method} ${declaration.path}`;
    if (!isDefined(declaration)) throw new Error(`Route ${name} was not made by defineRoute`);
    // Names of parameters do not distinguish paths.
    const shape = name.replace(/\{\w+\}/g, '{}');
    if (byShape.has(shape))
      throw new Error(
        `Two routes for ${name}: '${byShape.get(shape)!.summary}' and '${declaration.summary}'`,
      );
    byShape.set(shape, declaration);
    app.route({
      method: declaration.method,
      url: apiPrefix + declaration.path.replace(/\{(\w+)\}/g, ':$1'),
      config: {
        isOpen: declaration.access === 'anonymous',
        ...defined({ openBytes: declaration.bodyBytes }),
      },
      onRequest: findCaller(environment, declaration),
      handler: (request, reply) => runRoute(environment, declaration, request, reply),
    });
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * What no route matches below /api: 401 without a session, else the framework's words
 * (docs/protocol/conventions.md#envelopes).
 */
export function unknownRoute(routes: readonly RouteDeclaration[], environment: RouteEnvironment) {
  const patterns = routes.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const uri = pathOf(uriOf(request));
      if (!(await environment.sessionOf(request))) throw new NotSignedIn(uri);
      const allowed = patterns.flatMap(({ method, pattern }) =>
        pattern.test(uri) ? [method] : [],
      );
      if (allowed.length > 0) throw new MethodNotAllowed(request.method, [...new Set(allowed)]);
      throw new Refusal(`No static resource ${uri.slice(1)}.`);
    } catch (error) {
      report(request, error);
      return sendFailure(reply, error);
    }
  };
}
