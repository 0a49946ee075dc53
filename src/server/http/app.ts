/** The HTTP application: protocol below /api, page schemas, front end. */
import { STATUS_CODES } from 'node:http';
import Fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import type { LoadLimits } from '../config/load-limits.ts';
import { defaultWebSettings } from '../config/web-settings.ts';
import type { WebSettings } from '../config/web-settings.ts';
import { registerAdmission } from './admission.ts';
import { registerRoutes, unknownRoute } from './api.ts';
import { registerBodies } from './bodies.ts';
import { registerCookies } from './cookies.ts';
import { registerCors } from './cors.ts';
import { secondsToWait, sendFailure } from './envelope.ts';
import { registerFront } from './front.ts';
import { registerHosts } from './hosts.ts';
import {
  bodyBytes,
  pathParameterLength,
  uploadFieldBytes,
  uploadFields,
  uploadFileBytes,
  uploadRequestBytes,
} from './limits.ts';
import { letRestPass } from './read-text.ts';
import { report } from './report.ts';
import type { RouteDeclaration } from './route.ts';
import type { RouteEnvironment } from './route-environment.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import type { TrustProxy } from './trust-proxy.ts';
import { isApi } from './uri.ts';

export interface AppOptions {
  environment: RouteEnvironment;
  /** How much is asked of the server before calls are turned away; absent: any. */
  limits?: LoadLimits;
  web?: WebSettings;
  routes: readonly RouteDeclaration[];
  /** Folder of the built front end. */
  dist: string;
  /** Adds what stands beside the protocol: page schemas, stored files. */
  extend?: (app: FastifyInstance) => Promise<void>;
}

export interface HttpSettings {
  web: WebSettings;
  trustProxy: TrustProxy;
}

type ErrorAnswer = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * The bare application, which every mode shares: headers, limits, and errors with real status
 * codes.
 */
export async function createBareApp(
  { web, trustProxy }: HttpSettings,
  onError: ErrorAnswer = plainError,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'error', stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytes,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: pathParameterLength },
    frameworkErrors: (error, request, reply) =>
      void onError(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply),
  });
  app.setErrorHandler(onError);
  registerSecurityHeaders(app, web, trustProxy);
  registerHosts(app, web.hosts, trustProxy);
  await registerCors(app, web);
  await registerCookies(app);
  return app;
}

/** Everything, ready to listen. */
export async function createApp({
  environment: parts,
  limits,
  web = defaultWebSettings,
  routes,
  dist,
  extend,
}: AppOptions): Promise<FastifyInstance> {
  const app = await createBareApp({ web, trustProxy: parts.trustProxy }, answerError);
  const environment = {
    ...parts,
    limits: limits && (await registerAdmission(app, limits, parts)),
  };
  registerBodies(app, parts.trustProxy);
  await app.register(multipart, {
    limits: {
      fileSize: uploadFileBytes,
      files: 20,
      fields: uploadFields,
      fieldSize: uploadFieldBytes,
      parts: 40,
    },
  });
  limitUploads(app);
  registerRoutes(app, routes, environment);
  const unknown = unknownRoute(routes, environment);
  app.setNotFoundHandler((request, reply) =>
    isApi(request) ? unknown(request, reply) : absent(request, reply),
  );
  await extend?.(app);
  await registerFront(app, dist);
  await app.ready();
  return app;
}

/** Below /api an envelope, elsewhere a status code. */
async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isApi(request)) return plainError(error, request, reply);
  report(request, error);
  // Fastify would close the connection after a refused body, and so hide the answer from whoever
  // still writes.
  void reply.removeHeader('connection');
  letRestPass(request.raw);
  return sendFailure(reply, error);
}

async function plainError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = error.statusCode ?? 500;
  report(request, error);
  letRestPass(request.raw);
  const seconds = secondsToWait(error);
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(`${STATUS_CODES[status] ?? 'Error'}\n`);
}

/** What stands beside the protocol is only read. */
export function absent({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' || method === 'HEAD') return notFound(reply);
  return reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .type('text/plain; charset=utf-8')
    .send('Method Not Allowed\n');
}

/** What no file and no route answers to. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

/** A whole request with files; what one file may hold is the plugin's limit. */
function limitUploads(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const isUpload = request.headers['content-type']?.startsWith('multipart/');
    if (isUpload && Number(request.headers['content-length'] ?? 0) > uploadRequestBytes) {
      throw Object.assign(new Error('Maximum upload size exceeded'), {
        code: 'FST_ERR_CTP_BODY_TOO_LARGE',
      });
    }
  });
}
