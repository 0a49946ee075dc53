import { createStore } from 'zustand/vanilla';
import type { Feedback } from '../http/feedback.ts';

/** A message on its way to the user. */
export type Notice =
  | { id: number; kind: 'error' | 'warning' | 'success'; text: string; title?: string }
  | { id: number; kind: 'download'; state: 'running'; received: number; total?: number }
  | { id: number; kind: 'download'; state: 'done' }
  | { id: number; kind: 'download'; state: 'failed'; text?: string };

export interface FeedbackState {
  notices: readonly Notice[];
  /** The expiry dialog is open. */
  expired: boolean;
  /** The dialog that asks for the password is open. */
  proving: boolean;
  /** It asks for a code of the second factor, too. */
  provingWithCode: boolean;
}

/**
 * Keeps messages until somebody shows them: the part that shows them is loaded with the first message,
 * so that the sign-in page does without.
 */
export function createFeedback() {
  const store = createStore<FeedbackState>(() => ({ notices: [], expired: false, proving: false, provingWithCode: false }));
  let last = 0;
  /** Everybody who waits for the one proof asked for. */
  let waiting: ((proved: boolean) => void)[] = [];
  /** Adds the notice, or replaces the one with its id. */
  const put = (notice: Notice) => store.setState(({ notices }) => ({ notices: [...notices.filter(({ id }) => id !== notice.id), notice] }));
  const say = (kind: 'error' | 'warning' | 'success') => (text: string, title?: string) =>
    put({ id: ++last, kind, text, ...(title === undefined ? {} : { title }) });

  const feedback: Feedback = {
    error: say('error'),
    warning: say('warning'),
    success: say('success'),
    expired: () => store.setState({ expired: true }),
    prove: (withCode) => new Promise((resolve) => {
      waiting.push(resolve);
      store.setState({ proving: true, provingWithCode: withCode });
    }),
    download() {
      const id = ++last;
      put({ id, kind: 'download', state: 'running', received: 0 });
      return {
        progress: (received, total) => put({ id, kind: 'download', state: 'running', received, ...(total === undefined ? {} : { total }) }),
        done: () => put({ id, kind: 'download', state: 'done' }),
        failed: (text) => put({ id, kind: 'download', state: 'failed', ...(text === undefined ? {} : { text }) }),
      };
    },
  };
  return {
    ...feedback,
    store,
    /** The notices have been handed to the user. */
    taken: (ids: readonly number[]) => store.setState(({ notices }) => ({ notices: notices.filter(({ id }) => !ids.includes(id)) })),
    /** The proof was given, or refused by closing the dialog. */
    settleProof(proved: boolean): void {
      const asked = waiting;
      waiting = [];
      store.setState({ proving: false });
      for (const resolve of asked) resolve(proved);
    },
    /** The expiry dialog was closed; it may open again. */
    closeExpired: () => store.setState({ expired: false }),
  };
}
