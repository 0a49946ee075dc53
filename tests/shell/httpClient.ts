/** The client of the application over answers given in advance. */
import axios, { AxiosError, CanceledError, type AxiosAdapter } from 'axios';
import type { ApiError, HttpRequest } from '../../src/runtime/host.ts';
import { createHttp } from '../../src/shell/http/client.ts';
import type { Feedback } from '../../src/shell/http/feedback.ts';

export type Answer = Response | Error | (() => Response);

interface Sent {
  url: string;
  init: RequestInit;
}

/** Answers requests in their order, as the browser would, and keeps what was sent. */
const adapterOver =
  (answers: Answer[], sent: Sent[]): AxiosAdapter =>
  async (config) => {
    const {
      method = '',
      headers,
      data,
      responseType,
      onUploadProgress,
      onDownloadProgress,
    } = config;
    const init = { method: method.toUpperCase(), headers: { ...headers.toJSON() }, body: data };
    // axios adds what it accepts and in which type it sends; here only what is ours counts.
    delete init.headers.Accept;
    sent.push({ url: axios.getUri(config), init: init as RequestInit });
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    const next = answers.shift()!;
    if (next instanceof AxiosError) throw Object.assign(next, { config });
    if (next instanceof Error) throw next;
    const answer = typeof next === 'function' ? next() : next;
    onUploadProgress?.({ loaded: 3, total: 9, bytes: 3, lengthComputable: true });
    const content = await answer.blob();
    const known = { total: content.size, lengthComputable: true };
    const xhr = {
      status: answer.status,
      getResponseHeader: (name: string) => answer.headers.get(name),
    };
    onDownloadProgress?.({
      loaded: content.size,
      bytes: content.size,
      event: { target: xhr } as unknown as ProgressEvent,
      ...known,
    });
    return {
      data: responseType === 'blob' ? content : await content.text(),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    };
  };

/** A client over answers given in advance, and everything it told the user and sent. */
export function client(...answers: Answer[]) {
  const reported: string[] = [];
  const sent: Sent[] = [];
  const saved: { name: string; text: Promise<string> }[] = [];
  const session = {
    token: 'T1' as string | undefined,
    signedIn: true,
    proves: true,
    reason: '客户要求' as string | undefined,
    leaving: false,
  };
  const feedback: Feedback = {
    error: (text) => void reported.push(`error ${text}`),
    warning: (text) => void reported.push(`warning ${text}`),
    success: (text) => void reported.push(`success ${text}`),
    expired: () => void reported.push('expired'),
    prove: (withCode) => {
      reported.push(withCode ? 'prove with code' : 'prove');
      return Promise.resolve(session.proves);
    },
    askReason: ({ label, min }) => {
      reported.push(`ask ${label} ${min}`);
      return Promise.resolve(session.reason);
    },
    download: () => {
      reported.push('download');
      return {
        progress: (received, total) => void reported.push(`${received}/${total}`),
        done: () => void reported.push('done'),
        failed: (text) => void reported.push(`failed ${text}`),
      };
    },
  };
  const http = createHttp({
    base: '/api',
    token: () => session.token,
    mark: () => session.token,
    signedIn: () => session.signedIn,
    feedback,
    restricted: () => reported.push('restricted') > 1,
    leaving: () => session.leaving,
    save: (content, name) => void saved.push({ name, text: content.text() }),
    adapter: adapterOver(answers, sent),
  });
  const refused = async (options: HttpRequest = { url: '/x' }) =>
    http.request(options).then(
      () => {
        throw new Error('was not refused');
      },
      (error: unknown) => error as ApiError,
    );
  return { http, reported, sent, saved, session, refused };
}

export const json = (body: unknown, status = 200) => Response.json(body, { status });
export const failed = (code: string) => new AxiosError(code, code);
