import type { Http } from '../host.ts';
import { noteLimits } from './limits.ts';

/** A write that succeeded. */
export interface Write {
  url: string;
  /** The block it was started from: it is loaded again, whatever its resource. */
  origin?: object;
}

type Listener = (write: Write) => void;

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
 * The http of pages: each write that succeeded is announced, so that whatever shows its resource (lists, sources,
 * choices, dictionaries; on this page or another) loads again.
 */
export function announcing(http: Http): Http {
  const plain = plainHttp(http);
  const own: Http = {
    ...plain,
    async request({ origin, ...options }) {
      const answer = await plain.request(options);
      noteLimits(answer);
      if ((options.method ?? 'GET') !== 'GET') announceWrite(plain, { url: options.url, origin });
      return answer;
    },
  };
  behind.set(own, plain);
  return own;
}

/** Tells of a write that did not pass through `announcing`, or whose answer was a refusal of some of its rows. */
export function announceWrite(http: Http, write: Write): void {
  for (const listener of listenersOf(http)) listener(write);
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
  return isBelow(written, resource);
}

/** Whether an address is that of a resource or of something below it. */
export const isBelow = (url: string, resource: string): boolean =>
  url === resource || url.startsWith(`${resource}/`);
