/**
 * Answers as the protocol wraps them (docs/protocol/conventions.md#envelopes): HTTP 200, except
 * what proxies and clients should know by the status.
 */
import type { FastifyReply } from 'fastify';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import {
  AlreadyRunning,
  Busy,
  ClientGone,
  MethodNotAllowed,
  Refusal,
  TooMany,
  TooSlow,
  Unavailable,
} from './errors.ts';
import { render, say, type MessageText } from '../../schema/locale/message.ts';
import type { AnswerLanguage } from '../locale/current.ts';
import { languageAtOnce, languageOf } from '../locale/languages.ts';
import { bodyText } from '../locale/render.ts';
import type { RouteAnswer, RouteDeclaration } from './route.ts';
import { defined } from '../../schema/defined.ts';
import { codes } from '../../protocol/codes.ts';

/** Code of an envelope, and HTTP status, when the server cannot do what it should. */
const unavailable = 503;
/** Seconds after which to try again. */
const retryAfter = 2;

export type Envelope = { code: number; msg: MessageText; [member: string]: unknown };

/** The envelope of a successful answer; data is left out when there is none. */
export function success(answer: Exclude<RouteAnswer, { stream: unknown }>): Envelope {
  const members = answer ?? {};
  if ('rows' in members && 'total' in members)
    return { code: codes.success, msg: say`查询成功`, ...members };
  const { data, ...others } = members as { data?: unknown };
  return {
    code: codes.success,
    msg: say`操作成功`,
    ...others,
    ...defined({ data: data ?? undefined }),
  };
}

/**
 * The envelope of a refusal or failure. Anything but a Refusal is reported without details: they
 * belong in the server's log.
 */
export function failure(error: unknown): Envelope {
  if (error instanceof Refusal)
    return {
      code: error.code,
      msg: error.text,
      ...defined({ field: error.field || undefined }),
      ...error.members,
    };
  if (error instanceof DatabaseUnavailable) return { code: unavailable, msg: error.text };
  if (isOfOtherTables(error)) return { code: unavailable, msg: say`系统正在升级，请稍后再试` };
  if (isTransport(error)) return { code: error.statusCode, msg: textOf(error) };
  if (error instanceof Unavailable) return { code: codes.failure, msg: error.text };
  return { code: codes.failure, msg: frameworkMessage(error) ?? say`操作失败` };
}

/**
 * Whether the error needs no entry in the server's log: the client's doing, or an outage that was
 * reported once.
 */
export const isExpected = (error: unknown): boolean =>
  error instanceof Refusal ||
  error instanceof DatabaseUnavailable ||
  frameworkMessage(error) !== undefined;

/** Not the business of any endpoint: it has an HTTP status of its own, too. */
const isTransport = (error: unknown): error is Busy | TooSlow | ClientGone =>
  error instanceof Busy || error instanceof TooSlow || error instanceof ClientGone;

/** undefined_column, undefined_table, and a prepared statement whose columns are others now. */
const unknownTables: readonly unknown[] = ['42703', '42P01', '0A000'];

/**
 * A node of a newer version has changed the tables: this one is about to be ended, and another can
 * answer (docs/change-a-model.md).
 */
const isOfOtherTables = (error: unknown): boolean => {
  const { code, message = '' } = error as { code?: string; message?: string };
  return (
    unknownTables.includes(code) ||
    (code === 'ERR_SQLITE_ERROR' && /no (such column|such table|column named)/.test(message))
  );
};

/** What the error says, for whoever reads the answer. */
const textOf = (error: Error & { text?: MessageText }): MessageText => error.text ?? error.message;

/** Errors Fastify and its plugins raise for what a client sent, in the protocol's words. */
function frameworkMessage(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message?: string };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return 'Maximum upload size exceeded';
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return 'Current request is not a multipart request';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'Content-Type is not supported';
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return message;
    default:
      return undefined;
  }
}

/** Sends what a handler answered, by the declaration's kind of answer. */
export async function sendAnswer(
  reply: FastifyReply,
  declaration: RouteDeclaration,
  answer: RouteAnswer,
): Promise<FastifyReply> {
  if (answer && 'stream' in answer && 'type' in answer) {
    const { stream, type, headers = {} } = answer as Extract<RouteAnswer, { stream: unknown }>;
    return reply
      .headers({ 'cache-control': 'no-store', ...headers })
      .type(type)
      .send(stream);
  }
  const envelope = success(answer as Exclude<RouteAnswer, { stream: unknown }>);
  if (declaration.answer === 'text')
    return reply
      .type('text/plain; charset=utf-8')
      .send(render(envelope.msg, await languageOf(reply.request)));
  return sendEnvelope(reply, envelope);
}

export const sendEnvelope = async (
  reply: FastifyReply,
  envelope: Envelope,
  status = 200,
): Promise<FastifyReply> =>
  withEnvelope(reply.code(status), envelope, await languageOf(reply.request));

/** Sends what went wrong: the envelope with the status that it deserves. */
export async function sendFailure(reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const { request } = reply;
  const language = hasNoTime(error) ? languageAtOnce(request) : await languageOf(request);
  const seconds = secondsToWait(error);
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  // The connection holds the rest of a request that nobody waits for.
  if (error instanceof TooSlow) void reply.header('connection', 'close');
  if (error instanceof MethodNotAllowed) void reply.header('allow', error.allowed.join(', '));
  return withEnvelope(reply.code(statusOf(error)), failure(error), language);
}

/** Whether the server said no because it had no time: then nothing more is asked of it. */
const hasNoTime = (error: unknown): boolean =>
  isTransport(error) || error instanceof TooMany || error instanceof DatabaseUnavailable;

function statusOf(error: unknown): number {
  if (error instanceof DatabaseUnavailable || isOfOtherTables(error)) return unavailable;
  if (error instanceof MethodNotAllowed || error instanceof AlreadyRunning) return error.statusCode;
  return isTransport(error) ? error.statusCode : 200;
}

/** What the header Retry-After says, in seconds; undefined: nothing is known. */
export function secondsToWait(error: unknown): unknown {
  if (error instanceof Unavailable || isOfOtherTables(error)) return retryAfter;
  if (error instanceof Busy || error instanceof AlreadyRunning) return error.retryAfter;
  return error instanceof TooMany ? error.members?.retryAfter : undefined;
}

const withEnvelope = (
  reply: FastifyReply,
  envelope: Envelope,
  language: AnswerLanguage | undefined,
): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(bodyText(envelope, language));
