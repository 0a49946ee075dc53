import type { Http } from '../host.ts';

/** The application's http behind the one of a page. */
const behind = new WeakMap<Http, Http>();

/** The application's own http, whatever page it was taken from. */
export const plainHttp = (http: Http): Http => behind.get(http) ?? http;

/** Notes that a page's http stands for the application's. */
export function standFor(own: Http, plain: Http): void {
  behind.set(own, plain);
}

/** What all pages of one application hear of: those that share its http. */
export class Announcements<Message> {
  private readonly listeners = new WeakMap<Http, Set<(message: Message) => void>>();

  announce(http: Http, message: Message): void {
    for (const listener of this.listeners.get(plainHttp(http)) ?? []) listener(message);
  }

  /** Returns how to stop. */
  listen(http: Http, listener: (message: Message) => void): () => void {
    const plain = plainHttp(http);
    const all = this.listeners.get(plain) ?? new Set();
    this.listeners.set(plain, all.add(listener));
    return () => all.delete(listener);
  }
}
