import axios, {
  type AxiosAdapter,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import type { HttpRequest } from '../../runtime/host.ts';
import { Call } from './call.ts';
import { flattenParams } from '../../protocol/flatten.ts';
import {
  accept,
  explainAndRetry,
  lost,
  noticeExpiry,
  proveAndRetry,
  readEnvelope,
  withSession,
  type ConnectionScope,
} from './interceptors.ts';

export interface ConnectionOptions extends ConnectionScope {
  /** Prefix of all addresses, `/api`. */
  base: string;
  /** How requests are sent; default XMLHttpRequest. */
  adapter?: AxiosAdapter;
}

export interface Connection {
  /**
   * Sends a request. Resolves with an envelope of code 200, or with the file where one is asked
   * for; else shows the refusal (unless quiet) and rejects with an ApiError.
   *
   * @param progress a file is asked for: called with how many bytes have come, and of how many, if
   * that is known
   */
  send(options: HttpRequest, progress?: Call['progress']): Promise<AxiosResponse>;
}

/** The one instance of axios, which knows the session and the protocol. */
export function connect({ base, adapter, ...scope }: ConnectionOptions): Connection {
  const api = axios.create({
    baseURL: base,
    adapter: adapter ?? 'xhr',
    paramsSerializer: {
      serialize: (params) => new URLSearchParams(flattenParams(params)).toString(),
    },
    withXSRFToken: false,
    // The code of the envelope counts, and it is read below.
    validateStatus: null,
    transformResponse: (body: unknown) => body,
    transitional: { clarifyTimeoutError: true },
  });
  const send = (call: Call): Promise<AxiosResponse> => api.request(configOf(call));
  const { request, response } = api.interceptors;
  request.use(withSession(scope));
  response.use(readEnvelope(scope), lost(scope));
  response.use(proveAndRetry(scope, send));
  response.use(explainAndRetry(scope, send));
  response.use(noticeExpiry(scope));
  response.use(accept(scope));
  return { send: (options, progress) => send(new Call(options, progress)) };
}

/** A call in the words of axios. */
function configOf(call: Call): AxiosRequestConfig {
  const { method = 'GET', url, params, body, form, urlencoded, signal, onUpload } = call.options;
  const { progress } = call;
  return {
    call,
    method,
    url,
    params,
    signal,
    responseType: progress ? 'blob' : 'text',
    ...bodyOf(body, form, urlencoded),
    ...(progress && {
      onDownloadProgress: ({ loaded, total, event }: AxiosProgressEvent) =>
        bringsFile(event as ProgressEvent) && progress(loaded, total || undefined),
    }),
    ...(onUpload && {
      onUploadProgress: ({ loaded, total }) => onUpload(loaded, total || undefined),
    }),
  };
}

/** Whether what is coming in is the file: bytes of a refusal are no progress. */
function bringsFile({ target }: ProgressEvent): boolean {
  const xhr = target as XMLHttpRequest;
  return xhr.status < 300 && !xhr.getResponseHeader('content-type')?.includes('json');
}

function bodyOf(
  body: unknown,
  form: FormData | undefined,
  urlencoded: Record<string, unknown> | undefined,
): Pick<AxiosRequestConfig, 'data' | 'headers'> {
  if (form) return { data: form };
  if (urlencoded) return { data: new URLSearchParams(flattenParams(urlencoded)) };
  if (body === undefined) return {};
  return {
    data: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json;charset=utf-8' },
  };
}
