/**
 * What every exchange with the server has in common: the session on the way out; the envelope, the
 * proof of who one is, the end of the session and refusals on the way back.
 */
import { isAxiosError, isCancel, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { ApiError } from '../../runtime/host.ts';
import { texts } from '../locale/index.ts';
import type { Call } from './call.ts';
import type { Feedback } from './feedback.ts';
import { sessionHeaders } from './headers.ts';
import { noteDate } from './serverClock.ts';
import { textOf } from './texts.ts';
import { codes, type Envelope } from '../../protocol/codes.ts';
import type { Demands } from '../../protocol/demands.ts';

export interface ConnectionScope {
  /** The present session token, if this front end keeps it itself. */
  token(): string | undefined;
  /** Names the present session, whoever keeps its token; undefined: there is none. */
  mark(): string | undefined;
  /**
   * Whether somebody is signed in here: a refused request then means that the session has ended,
   * also without a token.
   */
  signedIn(): boolean;
  feedback: Feedback;
  /**
   * Called when the server lets the person do nothing but change the password or set up a second
   * factor. @returns whether that was known
   */
  restricted(): boolean;
  /** Whether the window is being reloaded or left, which breaks requests off. */
  leaving(): boolean;
}

const envelopeOf = ({ data }: AxiosResponse): Envelope => data as Envelope;
/** What a refusal asks of the person. */
const demandsOf = ({ data }: AxiosResponse): Demands => data as Demands;
const callOf = ({ config }: { config: InternalAxiosRequestConfig }): Call => config.call!;

/** Rejects with an ApiError after showing its text, unless the caller does that itself. */
function refuse(
  { feedback }: ConnectionScope,
  text: string,
  { code, quiet = false, envelope }: { code: number; quiet?: boolean; envelope?: Envelope },
): never {
  if (!quiet) feedback.error(text);
  const field = typeof envelope?.field === 'string' ? envelope.field : undefined;
  throw new ApiError(text, code, !quiet, field, envelope);
}

/** Names the session and the attempt. */
export const withSession =
  ({ token, mark }: ConnectionScope) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const call = config.call!;
    const key = call.options.idempotencyKey;
    call.session = mark();
    config.headers.set(sessionHeaders(token()));
    if (key) config.headers.set('Idempotency-Key', key);
    return config;
  };

/** Nothing came back. */
export const lost =
  (scope: ConnectionScope) =>
  (cause: unknown): never => {
    if (!isAxiosError(cause)) throw cause;
    const { signal, quiet = false } = cause.config?.call?.options ?? {};
    const late = cause.code === 'ETIMEDOUT' || nameOf(signal?.reason) === 'TimeoutError';
    // Whoever cancelled a request knows it, as does whoever leaves: nothing is shown.
    const cancelled = !late && (isCancel(cause) || cause.code === 'ECONNABORTED');
    if (cancelled || scope.leaving()) throw new ApiError(texts.http.cancelled, 0, true);
    return refuse(scope, late ? texts.http.timeout : texts.http.network, { code: 0, quiet });
  };

/** A file passes; of anything else the envelope is read, and statuses without one are refused. */
export const readEnvelope =
  (scope: ConnectionScope) =>
  async (response: AxiosResponse): Promise<AxiosResponse> => {
    const { progress, options } = callOf(response);
    const { status, headers } = response;
    noteDate(headers.date);
    const { quiet } = options;
    const isJson = String(headers['content-type'] ?? '').includes('json');
    const failed = status < 200 || status >= 300;
    if (failed && !isJson) refuse(scope, texts.http.status(status), { code: status, quiet });
    if (progress && !isJson) return response;
    const read = await parsed(response.data);
    const envelope = progress ? refusalOf(read) : read;
    if (typeof envelope !== 'object' || envelope === null)
      return refuse(scope, texts.http.unknown, { code: status, quiet });
    if (failed && typeof envelope.code !== 'number')
      return refuse(scope, texts.http.status(status), { code: status, quiet });
    response.data = envelope;
    return response;
  };

/** A request that asks who one is goes out again, once, when the person has proved it. */
export const proveAndRetry =
  ({ feedback }: ConnectionScope, send: (call: Call) => Promise<AxiosResponse>) =>
  async (response: AxiosResponse): Promise<AxiosResponse> => {
    const { reauthenticate, totpRequired } = demandsOf(response);
    const call = callOf(response);
    if (reauthenticate !== true || call.proved) return response;
    if (await feedback.prove(totpRequired === true)) return send(call.again());
    throw new ApiError(texts.proof.cancelled, 0, true);
  };

/** A request that is refused without a reason goes out again, once, with the one that is given. */
export const explainAndRetry =
  ({ feedback }: ConnectionScope, send: (call: Call) => Promise<AxiosResponse>) =>
  async (response: AxiosResponse): Promise<AxiosResponse> => {
    const { reasonRequired } = demandsOf(response);
    const call = callOf(response);
    if (!reasonRequired || call.explained) return response;
    const reason = await feedback.askReason(reasonRequired);
    if (reason !== undefined) return send(call.because(reason));
    throw new ApiError(texts.proof.cancelled, 0, true);
  };

/** The session has ended. An answer to an older session says nothing about the present one. */
export const noticeExpiry =
  ({ feedback, mark, signedIn }: ConnectionScope) =>
  (response: AxiosResponse): AxiosResponse => {
    const { code, msg } = envelopeOf(response);
    const { session } = callOf(response);
    // Without one, it ended in another window or by its age.
    if (
      code !== codes.unauthenticated ||
      session !== mark() ||
      (session === undefined && !signedIn())
    )
      return response;
    feedback.expired();
    throw new ApiError(textOf(code, msg), code, true);
  };

/** Lets files and envelopes of code 200 pass; an answer without a code counts as 200. */
export const accept =
  (scope: ConnectionScope) =>
  (response: AxiosResponse): AxiosResponse => {
    const envelope = envelopeOf(response);
    const { code = codes.success, msg } = envelope;
    if (response.data instanceof Blob || code === codes.success) return response;
    const { quiet } = callOf(response).options;
    const text = textOf(code, msg);
    const { secondFactorRequired, passwordChangeRequired } = demandsOf(response);
    const due = secondFactorRequired === true || passwordChangeRequired === true;
    if (due && !scope.restricted()) throw new ApiError(text, code, true);
    return refuse(scope, text, { code, quiet: quiet || code === codes.unauthenticated, envelope });
  };

/** What a body holds; undefined when it is no JSON. */
async function parsed(body: unknown): Promise<Envelope | null | undefined> {
  try {
    return JSON.parse(body instanceof Blob ? await body.text() : String(body)) as Envelope | null;
  } catch {
    return undefined;
  }
}

/** A download that answers JSON is a refusal, whatever code it carries. */
function refusalOf(envelope: Envelope | null | undefined): Envelope {
  const code = envelope?.code;
  const refused = code !== codes.success && typeof code === 'number' ? code : codes.failure;
  return { ...(envelope ?? { msg: '' }), code: refused };
}

const nameOf = (cause: unknown): string =>
  cause instanceof Error || cause instanceof DOMException ? cause.name : '';
