/** The HTTP application: protocol below /api, page schemas, front end. */
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import { apiPrefix, registerRoutes, unknownRoute } from './api.ts';
import { drain, registerBodies } from './bodies.ts';
import { registerCors } from './cors.ts';
import { failure, isExpected, sendEnvelope } from './envelope.ts';
import { registerFront } from './front.ts';
import { bodyBytes, pathParameterLength, uploadFileBytes, uploadRequestBytes } from './limits.ts';
import type { RouteDeclaration } from './route.ts';
import type { RouteEnvironment } from './run-route.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export interface AppOptions {
  environment: RouteEnvironment;
  routes: readonly RouteDeclaration[];
  /** Folder of the built front end. */
  dist: string;
  /** Adds what stands beside the protocol: page schemas, stored files. */
  extend?: (app: FastifyInstance) => Promise<void>;
}

/** The bare application, which every mode shares: headers, limits, and errors as envelopes. */
export async function createBareApp(): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'error', stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytes,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: pathParameterLength },
    frameworkErrors: (error, request, reply) => {
      void sendEnvelope(reply as unknown as FastifyReply, failure(error));
      request.log.debug(error);
    },
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (!isExpected(error)) request.log.error(error);
    await drain(request);
    return sendEnvelope(reply, failure(error));
  });
  await registerSecurityHeaders(app);
  return app;
}

/** Everything, ready to listen. */
export async function createApp({ environment, routes, dist, extend }: AppOptions): Promise<FastifyInstance> {
  const app = await createBareApp();
  registerCors(app);
  registerBodies(app);
  await app.register(multipart, { limits: { fileSize: uploadFileBytes, files: 20, fields: 100, fieldSize: bodyBytes, parts: 120 } });
  limitUploads(app);
  registerRoutes(app, routes, environment);
  const unknown = unknownRoute(routes, environment);
  app.setNotFoundHandler((request, reply) => (isApi(request) ? unknown(request, reply) : notFound(reply)));
  await extend?.(app);
  await registerFront(app, dist);
  await app.ready();
  return app;
}

const isApi = ({ url }: FastifyRequest) => url === apiPrefix || url.startsWith(`${apiPrefix}/`) || url.startsWith(`${apiPrefix}?`);

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

/** A whole request with files; what one file may hold is the plugin's limit. */
function limitUploads(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const isUpload = request.headers['content-type']?.startsWith('multipart/');
    if (isUpload && Number(request.headers['content-length'] ?? 0) > uploadRequestBytes) {
      throw Object.assign(new Error('Maximum upload size exceeded'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
    }
  });
}
