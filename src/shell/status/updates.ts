import { createStore } from 'zustand/vanilla';

/** Milliseconds between two questions. */
const rest = 30_000;

/** Name of the entry script that a start page names; every build has another one. */
export function entryOf(html: string): string | undefined {
  const entry = html
    .match(/<script\b[^<>]*>/g)
    ?.find((tag) => tag.includes('type="module"') && /\bsrc="/.test(tag));
  return entry && /\bsrc="([^"]*)"/.exec(entry)?.[1]?.split('/').pop();
}

export interface UpdatesOptions {
  /** Entry script of the running window. */
  running: string | undefined;
  /** The server's present start page. */
  fetchPage(): Promise<string>;
  now?: () => number;
}

/**
 * Knows whether the server has another build of the front end than the one that runs in this
 * window.
 */
export function createUpdates({
  running,
  fetchPage,
  now = () => performance.now(),
}: UpdatesOptions) {
  const store = createStore(() => ({ updated: false }));
  // A window that has just been loaded is as new as its server.
  let asked = now();
  return {
    store,
    /**
     * Asks, unless it was asked just now. Without an answer nothing is known and nothing is said.
     */
    async check(): Promise<void> {
      if (store.getState().updated || now() - asked < rest) return;
      asked = now();
      const present = await fetchPage().then(entryOf, () => undefined);
      if (running && present && present !== running) store.setState({ updated: true });
    },
  };
}

export type Updates = ReturnType<typeof createUpdates>;

/** Updates of this window. */
export const windowUpdates = (): Updates =>
  createUpdates({
    running: document
      .querySelector<HTMLScriptElement>('script[type=module][src]')
      ?.getAttribute('src')
      ?.split('/')
      .pop(),
    fetchPage: async () => {
      const answer = await fetch(new URL('.', document.baseURI), { cache: 'no-cache' });
      return answer.ok ? answer.text() : '';
    },
  });
