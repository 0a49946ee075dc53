/**
 * DATABASE_URL, which may name several servers: `postgres://user:password@first:5432,second/name`.
 */

import { required } from '../../schema/required.ts';
/** Scheme, user and password, servers, the rest. */
const shape = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)(.*)/is;

/** One URL for each server that the URL names; none when it is not such a URL. */
export function addressesOf(url: string): string[] {
  const [, scheme, account = '', servers = '', rest = ''] = shape.exec(url) ?? [];
  if (scheme === undefined) return [];
  const urls = servers.split(',').map((server) => `${scheme}${account}${server}${rest}`);
  return urls.every((one) => URL.canParse(one)) ? urls : [];
}

/** The URL as it may be shown. */
export function withoutPassword(url: string): string {
  const [, scheme, account = '', servers = '', rest = ''] = shape.exec(url) ?? [];
  if (scheme === undefined) return 'not a URL';
  const colon = account.indexOf(':');
  const shown = colon >= 0 && account.endsWith('@') ? `${account.slice(0, colon)}:***@` : account;
  return scheme + shown + servers + rest.replace(/([?&](?:ssl)?password=)[^&#]*/gi, '$1***');
}

/** The servers of one database in turn: whoever cannot be used gives way to the next. */
export class Addresses {
  readonly #urls: readonly string[];
  #at = 0;
  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /** URL of the server to use now. */
  get current(): string {
    return required(this.#urls[this.#at], 'address of a server');
  }

  get count(): number {
    return this.#urls.length;
  }

  /** The server cannot be used; of many who say so at once only the first moves on. */
  failed(url: string): void {
    if (url === this.current) this.#at = (this.#at + 1) % this.#urls.length;
  }
}
