import { createStore } from 'zustand/vanilla';
import type { ReasonAsked } from '../../protocol/demands.ts';
import type { Feedback } from '../http/feedback.ts';
import { defined } from '../../schema/defined.ts';

/** A message on show. A later one with the same id, or the same words, takes its place. */
export type Notice =
  | { id: number; kind: 'error' | 'warning' | 'success'; text: string; title?: string }
  | { id: number; kind: 'download'; state: 'running'; received: number; total?: number }
  | { id: number; kind: 'download'; state: 'done' }
  | { id: number; kind: 'download'; state: 'failed'; text: string };

export interface FeedbackState {
  notices: readonly Notice[];
  /** The expiry dialog is open. */
  expired: boolean;
  /** The dialog that asks for the password is open. */
  proving: boolean;
  /** It asks for a code of the second factor, too. */
  provingWithCode: boolean;
  /** Requests that wait for a reason; the first one is asked about. */
  reasons: readonly OpenReason[];
}

interface OpenReason {
  id: number;
  asked: ReasonAsked;
  resolve(reason: string | undefined): void;
}

/** Messages on show at once; older ones give way. */
const mostNotices = 5;

/**
 * Whether two messages are one to whoever reads them: however many requests failed alike, it is
 * said once.
 */
const alike = (one: Notice, other: Notice): boolean =>
  one.id === other.id ||
  (one.kind !== 'download' && one.kind === other.kind && one.text === (other as typeof one).text);

/** What the application reports to its user, and the dialogs that it asks for. */
export function createFeedback() {
  const store = createStore<FeedbackState>(() => ({
    notices: [],
    expired: false,
    proving: false,
    provingWithCode: false,
    reasons: [],
  }));
  let last = 0;
  /** Everybody who waits for the one proof asked for. */
  let waiting: ((proved: boolean) => void)[] = [];
  const put = (notice: Notice) =>
    store.setState(({ notices }) => ({
      notices: [...notices.filter((other) => !alike(other, notice)), notice].slice(-mostNotices),
    }));
  const drop = (id: number) =>
    store.setState(({ notices }) => ({ notices: notices.filter((other) => other.id !== id) }));
  const say = (kind: 'error' | 'warning' | 'success') => (text: string, title?: string) =>
    put({ id: ++last, kind, text, ...defined({ title }) });

  const feedback: Feedback = {
    error: say('error'),
    warning: say('warning'),
    success: say('success'),
    expired: () => store.setState({ expired: true }),
    prove: (withCode) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        store.setState({ proving: true, provingWithCode: withCode });
      }),
    askReason: (asked) =>
      new Promise((resolve) =>
        store.setState(({ reasons }) => ({
          reasons: [...reasons, { id: ++last, asked, resolve }],
        })),
      ),
    download() {
      const id = ++last;
      put({ id, kind: 'download', state: 'running', received: 0 });
      return {
        progress: (received, total) =>
          put({
            id,
            kind: 'download',
            state: 'running',
            received,
            ...defined({ total }),
          }),
        done: () => put({ id, kind: 'download', state: 'done' }),
        failed: (text) =>
          text === undefined ? drop(id) : put({ id, kind: 'download', state: 'failed', text }),
      };
    },
  };
  return {
    ...feedback,
    store,
    /** Takes a message away: it was read, or has been there long enough. */
    drop,
    /** The proof was given, or refused by closing the dialog. */
    finishProof(proved: boolean): void {
      const asked = waiting;
      waiting = [];
      store.setState({ proving: false });
      for (const resolve of asked) resolve(proved);
    },
    /** The reason was given, or refused by closing the dialog. */
    finishReason(reason: string | undefined): void {
      const [first, ...others] = store.getState().reasons;
      store.setState({ reasons: others });
      first?.resolve(reason);
    },
    /** The expiry dialog was closed; it may open again. */
    closeExpired: () => store.setState({ expired: false }),
  };
}

export type FeedbackChannel = ReturnType<typeof createFeedback>;
