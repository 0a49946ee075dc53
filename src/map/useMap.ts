import { useEffect, useState } from 'react';
import { MapProblem, type MapHost, type MapProvider, type MapSettings } from './contract.ts';
import { builtinProvider } from './builtin/provider.ts';
import { texts } from './locale/index.ts';

export type MapState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; provider: MapProvider };

/** What a server says that has nothing for maps. */
const unserved: MapSettings = { routing: false };

/** The provider that the settings of the server name. */
async function openProvider(host: MapHost, signal: AbortSignal): Promise<MapProvider> {
  const settings = host.served
    ? ((await host.ask('/map/settings', {}, signal)) as MapSettings | undefined)
    : undefined;
  return builtinProvider(host, settings ?? unserved);
}

/** What a failure says to people. */
export const problemText = (problem: unknown, fallback: string): string =>
  problem instanceof Error && problem.message !== '' ? problem.message : fallback;

/** The maps of this server, and another try where they failed. `host` must stay the same. */
export function useMap(host: MapHost): MapState & { retry(): void; fail(message: string): void } {
  const [state, setState] = useState<MapState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const end = new AbortController();
    let provider: MapProvider | undefined;
    setState({ state: 'loading' });
    openProvider(host, end.signal).then(
      (opened) => {
        provider = opened;
        if (end.signal.aborted) opened.dispose();
        else setState({ state: 'ready', provider: opened });
      },
      (problem: unknown) => {
        if (end.signal.aborted) return;
        const message = problem instanceof MapProblem ? problem.message : texts.settingsLost;
        setState({ state: 'failed', message });
      },
    );
    return () => {
      end.abort();
      provider?.dispose();
    };
  }, [host, attempt]);
  return {
    ...state,
    retry: () => setAttempt(attempt + 1),
    fail: (message) => setState({ state: 'failed', message }),
  };
}
