/**
 * What loads again after a write, by one mechanism: the http of a page announces each write that
 * succeeded; the request pool of every open page (pool.ts: lists, sources, choices, records) and
 * the dictionaries (dicts.ts) listen, and send again what the write may have changed.
 */
import type { Http, HttpRequest } from '../host.ts';
import { Announcements, plainHttp, standFor } from './announcements.ts';
import { noteLimits } from './limits.ts';
import type { Protocol } from '../../schema/protocol.ts';

/** A write that succeeded. */
export interface Write {
  url: string;
  /** Absent where it is not known. */
  method?: HttpRequest['method'];
  /** The block it was started from: it is loaded again, whatever its resource. */
  origin?: object;
}

const writes = new Announcements<Write>();

/** The http of pages: each write that succeeded is announced. */
export function announcing(http: Http, protocol: Protocol): Http {
  const plain = plainHttp(http);
  const own: Http = {
    ...plain,
    async request({ origin, ...options }) {
      const answer = await plain.request(options);
      noteLimits(protocol, answer);
      const { method = 'GET', url } = options;
      if (method !== 'GET') announceWrite(plain, { url, method, origin });
      return answer;
    },
  };
  standFor(own, plain);
  return own;
}

/**
 * Announces a write that did not pass through `announcing`, or whose answer was a refusal of some
 * of its rows.
 */
export const announceWrite = (http: Http, write: Write): void => writes.announce(http, write);

/** Listens to the writes of all pages; returns how to stop. */
export const onWritten = (http: Http, listener: (write: Write) => void): (() => void) =>
  writes.listen(http, listener);
