import { ApiError, type Http, type PageRoute, type RuntimeHost } from '../../runtime/host.ts';

/**
 * The application as a page in the canvas knows it: it reads, each answer once, so that an edit
 * does not ask the server again, and stores nothing.
 *
 * @param refused what is said to somebody who tries to store something
 */
export function canvasHost(host: RuntimeHost, refused: () => string): RuntimeHost {
  const answers = new Map<string, ReturnType<Http['request']>>();
  const refuse = () => Promise.reject(new ApiError(refused(), 0, false));
  const http: Http = {
    request(options) {
      const { method = 'GET', url, params, body } = options;
      if (method !== 'GET') return refuse();
      const key = JSON.stringify([url, params, body]);
      const known = answers.get(key);
      if (known) return known;
      const { signal: _signal, ...asked } = options;
      const answer = host.http.request({ ...asked, quiet: true });
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
    download: refuse,
  };
  return { ...host, http, preferences: { get: () => undefined, set: () => undefined } };
}

/** An address that pages in the canvas may change without consequence. */
export const canvasRoute = (path: string): PageRoute => ({
  path: `/${path}`,
  query: {},
  navigate: () => undefined,
  back: () => undefined,
  setQuery: () => undefined,
  setDirty: () => undefined,
});
