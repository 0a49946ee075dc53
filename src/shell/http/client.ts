import { ApiError, type Envelope, type Http, type HttpRequest } from '../../runtime/host.ts';
import { spoken, texts } from '../locale/index.ts';
import { receive } from './download.ts';
import type { Feedback } from './feedback.ts';
import { flattenParams, withParams } from './flatten.ts';
import { textOf } from './texts.ts';

export interface HttpOptions {
  /** Prefix of all addresses, `/api`. */
  base: string;
  /** The present session token, if this front end keeps it itself. */
  token(): string | undefined;
  /** Names the present session, whoever keeps its token; undefined: there is none. */
  mark(): string | undefined;
  /** Whether somebody is signed in here: a refused request then means that the session has ended, also without a token. */
  signedIn(): boolean;
  feedback: Feedback;
  /** Called when the server lets the person do nothing but change the password or set up a second factor. @returns whether that was known */
  restricted(): boolean;
  /** Whether the window is being reloaded or left, which breaks requests off. */
  leaving(): boolean;
  /** Stores a downloaded file on the user's disk. */
  save(content: Blob, filename: string): void;
  fetch?: typeof fetch;
}

/** The request client of the application: one place for the session, flattening, the error catalogue and downloads. */
export function createHttp({
  base,
  token,
  mark,
  signedIn,
  feedback,
  restricted,
  leaving,
  save,
  fetch: send = fetch,
}: HttpOptions): Http {
  /** Rejects with an ApiError after showing its text, unless the caller does that itself. */
  function refuse(text: string, code: number, { quiet }: HttpRequest, envelope?: Envelope): never {
    if (!quiet) feedback.error(text);
    throw new ApiError(
      text,
      code,
      !quiet,
      typeof envelope?.field === 'string' ? envelope.field : undefined,
      envelope,
    );
  }

  /** The raw answer; failures of the network and HTTP statuses without an envelope are refused here. */
  async function exchange(options: HttpRequest): Promise<Response> {
    const response = await send(
      base + withParams(options.url, options.params),
      init(options, token()),
    ).catch((cause: unknown) => lost(cause, options));
    if (response.ok || isJson(response)) return response;
    return refuse(texts.http.status(response.status), response.status, options);
  }

  function lost(cause: unknown, options: HttpRequest): never {
    // Whoever cancelled a request knows it, as does whoever leaves: nothing is shown.
    if (nameOf(cause) === 'AbortError' || leaving())
      throw new ApiError(texts.http.cancelled, 0, true);
    return refuse(
      nameOf(cause) === 'TimeoutError' ? texts.http.timeout : texts.http.network,
      0,
      options,
    );
  }

  /** Lets an envelope of code 200 pass; an answer without a code counts as 200. */
  function accept(envelope: Envelope, options: HttpRequest, session: string | undefined): Envelope {
    const code = envelope.code ?? 200;
    if (code === 200) return envelope;
    // An answer to an older session says nothing about the present session. Without one, it ended in another window or by its age.
    if (code === 401 && session === mark() && (session !== undefined || signedIn())) {
      feedback.expired();
      throw new ApiError(textOf(401, envelope.msg), 401, true);
    }
    if (envelope.secondFactorRequired === true || envelope.passwordChangeRequired === true) {
      if (restricted()) return refuse(textOf(code, envelope.msg), code, options, envelope);
      throw new ApiError(textOf(code, envelope.msg), code, true);
    }
    return refuse(
      textOf(code, envelope.msg),
      code,
      code === 401 ? { ...options, quiet: true } : options,
      envelope,
    );
  }

  /** @param proved whether the person has proved who they are for this very request: it is repeated once */
  async function request(options: HttpRequest, proved = false): Promise<Envelope> {
    const session = mark();
    const response = await exchange(options);
    const envelope = (await response
      .json()
      .catch((cause: unknown) =>
        nameOf(cause) === 'SyntaxError' ? null : lost(cause, options),
      )) as Envelope | null;
    if (envelope === null || typeof envelope !== 'object')
      return refuse(texts.http.unknown, response.status, options);
    if (!response.ok && typeof envelope.code !== 'number')
      return refuse(texts.http.status(response.status), response.status, options);
    if (envelope.reauthenticate === true && !proved) {
      if (await feedback.prove(envelope.totpRequired === true)) return request(options, true);
      throw new ApiError(texts.proof.cancelled, 0, true);
    }
    return accept(envelope, options, session);
  }

  async function download(options: HttpRequest, filename: string): Promise<void> {
    const session = mark();
    const message = feedback.download();
    // The loading message turns into the message of the failure: nothing else is shown meanwhile.
    const silent = {
      ...options,
      method: options.method ?? 'POST',
      quiet: true,
    } satisfies HttpRequest;
    const fail = (text: string, code: number, told: boolean): never => {
      message.failed(told || options.quiet ? undefined : text);
      throw new ApiError(text, code, told || !options.quiet);
    };
    const ask = () =>
      exchange(silent).catch((cause: ApiError) =>
        fail(texts.http.downloadFailed, cause.code, cause.shown),
      );
    let response = await ask();
    let body = await envelopeIn(response);
    if (body?.reauthenticate === true) {
      if (!(await feedback.prove(body.totpRequired === true))) fail(texts.proof.cancelled, 0, true);
      response = await ask();
      body = await envelopeIn(response);
    }
    if (body) {
      try {
        accept(refusalOf(body), silent, session);
      } catch (cause) {
        if (cause instanceof ApiError) fail(cause.message, cause.code, cause.shown);
        throw cause;
      }
    }
    const content = await receive(response, message.progress).catch((cause: unknown) =>
      fail(texts.http.downloadFailed, 0, nameOf(cause) === 'AbortError'),
    );
    save(content, filename);
    message.done();
  }

  return { request: (options) => request(options), download };
}

/** What a response says instead of sending a file. */
async function envelopeIn(response: Response): Promise<Envelope | undefined> {
  return isJson(response) ? ((await response.json().catch(() => ({}))) as Envelope) : undefined;
}

/** A download that answers JSON is a refusal, whatever code it carries. */
function refusalOf(body: Envelope): Envelope {
  return body.code === 200 || typeof body.code !== 'number' ? { ...body, code: 500 } : body;
}

/** Says that the session may stand in a cookie, and that it is a page of ours that asks: other sites cannot send it. */
const ownPage = { 'X-Session': 'cookie' };

/** What every request carries. @param token if this front end keeps one itself */
export const sessionHeaders = (token: string | undefined): Record<string, string> => ({
  ...ownPage,
  'Accept-Language': spoken,
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
});

function init(
  { method = 'GET', body, form, urlencoded, signal, idempotencyKey }: HttpRequest,
  token: string | undefined,
): RequestInit {
  const headers = sessionHeaders(token);
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  if (form) return { method, headers, signal, body: form };
  if (urlencoded)
    return { method, headers, signal, body: new URLSearchParams(flattenParams(urlencoded)) };
  if (body === undefined) return { method, headers, signal };
  headers['Content-Type'] = 'application/json;charset=utf-8';
  return { method, headers, signal, body: JSON.stringify(body) };
}

const isJson = (response: Response) =>
  (response.headers.get('content-type') ?? '').includes('json');

const nameOf = (cause: unknown) =>
  cause instanceof Error || cause instanceof DOMException ? cause.name : '';
