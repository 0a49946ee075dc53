import { useEffect, useState } from 'react';
import { problemText, type MapHost, type MapProvider } from './contract.ts';
import { texts } from './locale/index.ts';
import { openOwnProvider, openProvider } from './open.ts';

type MapState =
  | { state: 'loading' }
  /** `isOwn`: it was the built-in map that failed. */
  | { state: 'failed'; message: string; isOwn: boolean }
  | { state: 'ready'; provider: MapProvider };

interface MapTools {
  retry(): void;
  /** Opens the built-in map instead of one that failed; undefined: it is the one that failed. */
  openOwn: (() => void) | undefined;
  /** Says that the map that was opened does not work. */
  fail(message: string): void;
}

/** The maps of this server, and another try where they failed. `host` must stay the same. */
export function useMap(host: MapHost): MapState & MapTools {
  const [state, setState] = useState<MapState>({ state: 'loading' });
  const [{ isOwn, attempt }, setChoice] = useState({ isOwn: false, attempt: 0 });
  useEffect(() => {
    const end = new AbortController();
    let provider: MapProvider | undefined;
    setState({ state: 'loading' });
    (isOwn ? openOwnProvider : openProvider)(host, end.signal).then(
      (opened) => {
        provider = opened;
        if (end.signal.aborted) opened.dispose();
        else setState({ state: 'ready', provider: opened });
      },
      (problem: unknown) => {
        const message = problemText(problem, texts.failed);
        if (!end.signal.aborted) setState({ state: 'failed', message, isOwn });
      },
    );
    return () => {
      end.abort();
      provider?.dispose();
    };
  }, [host, isOwn, attempt]);
  return {
    ...state,
    retry: () => setChoice({ isOwn, attempt: attempt + 1 }),
    openOwn:
      state.state === 'failed' && !state.isOwn
        ? () => setChoice({ isOwn: true, attempt: attempt + 1 })
        : undefined,
    fail: (message) =>
      setState((before) => ({
        state: 'failed',
        message,
        isOwn: before.state === 'ready' && before.provider.name === 'builtin',
      })),
  };
}
