/** What the request client shows the user. The application shows it; tests collect it. */

import type { ReasonAsked } from '../../protocol/demands.ts';

/** Progress of one download: exactly one of `done` and `failed` is called at the end. */
export interface DownloadFeedback {
  /** Bytes received; total is undefined when the server does not say. */
  progress(received: number, total: number | undefined): void;
  done(): void;
  /** Closes the loading message; shows the text when there is one. */
  failed(text: string | undefined): void;
}

export interface Feedback {
  error(text: string, title?: string): void;
  warning(text: string): void;
  success(text: string, title?: string): void;
  /** The session has ended: one dialog at a time, however often it is called. */
  expired(): void;
  /**
   * Asks the person to prove who they are, once however often it is called; resolves with whether
   * they did.
   * @param withCode whether a code of the second factor is asked beside the password
   */
  prove(withCode: boolean): Promise<boolean>;
  /** Asks the person why, one request after the other; undefined: they would rather not. */
  askReason(asked: ReasonAsked): Promise<string | undefined>;
  download(): DownloadFeedback;
}

/** Seconds for which error notifications stay (docs/protocol/product.md#limits: 5000 ms). */
export const errorSeconds = 5;
