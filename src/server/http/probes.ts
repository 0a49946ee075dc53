/**
 * /healthz and /readyz, for process supervisors and load balancers. They need no session and pass
 * every limit by.
 */
import { say, type Message } from '../../schema/locale/message.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from './uri.ts';
import { codes } from '../../protocol/codes.ts';

/** Why requests should go to another process, as the answer names it. */
export type NotReady = 'starting' | 'draining' | 'database' | Migrating;

/** Rows are brought up to date with their model. */
export interface Migrating {
  reason: 'migrating';
  model: string;
  /** Rows that are, of those that were not. */
  done: number;
  total: number;
}

const reasons: Readonly<Record<Exclude<NotReady, Migrating>, Message>> = {
  starting: say`服务器正在启动`,
  draining: say`服务器正在停止服务`,
  database: say`数据库没有响应`,
};

/** Milliseconds the database may take to answer. */
const patience = 2_000;
/** Milliseconds one answer is good for, however many ask. */
const freshness = 500;

export type Readiness = () => Promise<NotReady | null>;

/** @param ask resolves when the database answers */
export function databaseReadiness(ask: () => Promise<unknown>): Readiness {
  let last: { at: number; answer: Promise<NotReady | null> } | undefined;
  const check = async (): Promise<NotReady | null> => {
    const late = new Promise<NotReady>((resolve) => {
      setTimeout(resolve, patience, 'database').unref();
    });
    return Promise.race([
      ask().then(
        () => null,
        () => 'database' as const,
      ),
      late,
    ]);
  };
  return () => {
    const now = performance.now();
    if (!last || now - last.at > freshness) last = { at: now, answer: check() };
    return last.answer;
  };
}

/** Answers when the request is a probe. @returns whether it was one */
export function answerProbe(
  request: IncomingMessage,
  response: ServerResponse,
  readiness: Readiness,
): boolean {
  const place = pathOf(request.url ?? '');
  if (place !== '/healthz' && place !== '/readyz') return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendPlain(request, response, {
      status: 405,
      body: { code: 405, msg: say`Only GET and HEAD` },
      headers: { allow: 'GET, HEAD' },
    });
    return true;
  }
  void (place === '/healthz' ? Promise.resolve(null) : readiness()).then((reason) => {
    const body = reason ? notReadyBody(reason) : { code: codes.success, msg: say`操作成功` };
    sendPlain(request, response, { status: body.code, body });
  });
  return true;
}

const notReadyBody = (reason: NotReady): PlainAnswer['body'] =>
  typeof reason === 'string'
    ? { code: 503, msg: reasons[reason], reason }
    : { code: 503, msg: migrating(reason), ...reason };

const migrating = ({ done, total }: Migrating): Message =>
  say`系统正在升级数据，已完成${Math.min(100, Math.floor((100 * done) / Math.max(1, total)))}%，请稍后再试`;

/** What arrives while rows are brought up to date: nothing of it was carried out. */
export function refuseWhileMigrating(
  request: IncomingMessage,
  response: ServerResponse,
  state: Migrating,
): void {
  request.resume();
  const body = { code: 503, msg: migrating(state) };
  sendPlain(request, response, { status: 503, body, headers: { 'retry-after': '5' } });
}

/**
 * What arrives when the server is ending: nothing of it was carried out, and another process may do
 * it.
 */
export function refuseWhileEnding(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const headers = { connection: 'close', 'retry-after': '1' };
  sendPlain(request, response, {
    status: 503,
    body: { code: 503, msg: say`${reasons.draining}，请稍后再试` },
    headers,
  });
}

interface PlainAnswer {
  status: number;
  body: {
    code: number;
    msg: Message;
    reason?: string;
    model?: string;
    done?: number;
    total?: number;
  };
  headers?: Record<string, string>;
}

/** Past the framework, in the protocol's envelope. */
function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: PlainAnswer,
): void {
  const content = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': content.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
