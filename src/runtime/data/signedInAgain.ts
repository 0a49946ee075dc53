import type { Http } from '../host.ts';
import { plainHttp } from './writes.ts';

const listeners = new WeakMap<Http, Set<() => void>>();

/** Tells the pages that were kept while nobody was signed in: what they were refused meanwhile is asked again. */
export function announceSignIn(http: Http): void {
  for (const listener of listeners.get(plainHttp(http)) ?? []) listener();
}

/** Listens to sign-ins over pages that were kept; returns how to stop. */
export function onSignedInAgain(http: Http, listener: () => void): () => void {
  const plain = plainHttp(http);
  const all = listeners.get(plain) ?? new Set();
  listeners.set(plain, all.add(listener));
  return () => all.delete(listener);
}
