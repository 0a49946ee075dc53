import type { Http } from '../host.ts';
import { noteLimits } from './limits.ts';

type Listener = (url: string, from: object) => void;

const listeners = new WeakMap<Http, Set<Listener>>();
/** The application's http behind the one of a page. */
const behind = new WeakMap<Http, Http>();

/** The application's own http, whatever page it was taken from. */
export const plainHttp = (http: Http): Http => behind.get(http) ?? http;

function listenersOf(http: Http): Set<Listener> {
  const plain = plainHttp(http);
  const known = listeners.get(plain) ?? new Set();
  listeners.set(plain, known);
  return known;
}

/**
 * The http of one page: writes that succeeded are told to the other pages, whose lists may show what was written.
 * `from` stands for the page; it reloads its own lists by itself.
 */
export function announcing(http: Http, from: object): Http {
  const plain = plainHttp(http);
  const own: Http = {
    ...plain,
    async request(options) {
      const answer = await plain.request(options);
      noteLimits(answer);
      if ((options.method ?? 'GET') !== 'GET')
        for (const listener of listenersOf(plain)) listener(options.url, from);
      return answer;
    },
  };
  behind.set(own, plain);
  return own;
}

/** Listens to the writes of all pages; returns how to stop. */
export function onWritten(http: Http, listener: Listener): () => void {
  const all = listenersOf(http);
  all.add(listener);
  return () => all.delete(listener);
}

/** Whether a write may have changed what a list shows: it went to the list's resource or to something below it. */
export function concerns(written: string, listed: string): boolean {
  const last = listed.slice(listed.lastIndexOf('/') + 1);
  const resource =
    /^[a-z]*$/i.test(last) && /list/i.test(last) ? listed.slice(0, -last.length - 1) : listed;
  return written === resource || written.startsWith(`${resource}/`);
}
