import type { Http } from '../host.ts';
import { Announcements } from './announcements.ts';

const signIns = new Announcements<void>();

/**
 * Announces a sign-in to the pages that were kept while nobody was signed in: what they were
 * refused meanwhile is requested again.
 */
export const announceSignIn = (http: Http): void => signIns.announce(http);

/** Listens to sign-ins over pages that were kept; returns how to stop. */
export const onSignedInAgain = (http: Http, listener: () => void): (() => void) =>
  signIns.listen(http, listener);
