/** Answers as the protocol wraps them (protocol.md 1.2); always HTTP 200. */
import type { FastifyReply } from 'fastify';
import { ClientGone } from '../db/request-scope.ts';
import { Refusal, Unavailable } from './errors.ts';
import type { RouteAnswer, RouteDeclaration } from './route.ts';

export type Envelope = { code: number; msg: string; [member: string]: unknown };

/** The envelope of a successful answer; data is left out when there is none. */
export function success(answer: Exclude<RouteAnswer, { stream: unknown }>): Envelope {
  const members = answer ?? {};
  if ('rows' in members && 'total' in members) return { code: 200, msg: '查询成功', ...members };
  const { data, ...others } = members as { data?: unknown };
  return { code: 200, msg: '操作成功', ...others, ...(data != null && { data }) };
}

/** The envelope of a refusal or failure. Anything but a Refusal is told without details: they belong in the server's log. */
export function failure(error: unknown): Envelope {
  if (error instanceof Refusal) return { code: error.code, msg: error.message, ...(error.field && { field: error.field }), ...error.members };
  if (error instanceof Unavailable) return { code: 500, msg: error.message };
  return { code: 500, msg: frameworkMessage(error) ?? '操作失败' };
}

/** Whether the error is the client's doing, its leaving included, and needs no entry in the server's log. */
export const isExpected = (error: unknown): boolean => error instanceof Refusal || error instanceof ClientGone || frameworkMessage(error) !== undefined;

/** Errors Fastify and its plugins raise for what a client sent, in the protocol's words. */
function frameworkMessage(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message?: string };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE': case 'FST_REQ_FILE_TOO_LARGE': case 'FST_FILES_LIMIT': case 'FST_PARTS_LIMIT': case 'FST_FIELDS_LIMIT':
      return 'Maximum upload size exceeded';
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE': return 'Current request is not a multipart request';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE': return 'Content-Type is not supported';
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH': case 'FST_ERR_BAD_URL': case 'FST_ERR_MAX_PARAM_LENGTH': return message;
    default: return undefined;
  }
}

/** Sends what a handler answered, by the declaration's kind of answer. */
export function sendAnswer(reply: FastifyReply, declaration: RouteDeclaration, answer: RouteAnswer): FastifyReply {
  if (answer && 'stream' in answer && 'type' in answer) {
    const { stream, type, headers = {} } = answer as Extract<RouteAnswer, { stream: unknown }>;
    return reply.headers({ 'cache-control': 'no-store', ...headers }).type(type).send(stream);
  }
  const envelope = success(answer as Exclude<RouteAnswer, { stream: unknown }>);
  if (declaration.answer === 'text') return reply.type('text/plain; charset=utf-8').send(envelope.msg);
  return sendEnvelope(reply, envelope);
}

export function sendEnvelope(reply: FastifyReply, envelope: Envelope): FastifyReply {
  return reply.code(200).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(envelope));
}
