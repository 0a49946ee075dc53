import { useCallback, useEffect, useRef, useState } from 'react';
import { problemText, type MapProvider, type MapRoute, type Place } from '../../map/contract.ts';
import { texts } from '../../map/locale/index.ts';

export type Ends = Record<'start' | 'end', Place | undefined>;

export type RouteState =
  | { state: 'none' }
  | { state: 'planning' }
  | { state: 'failed'; message: string }
  | { state: 'found'; route: MapRoute };

const none: RouteState = { state: 'none' };

/** The way between two places; a new question gives up the one before it. */
export function useRoute() {
  const [state, setState] = useState(none);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const clear = useCallback(() => {
    running.current?.abort();
    setState(none);
  }, []);
  const plan = useCallback(async (provider: MapProvider, start: Place, end: Place) => {
    running.current?.abort();
    const own = (running.current = new AbortController());
    const answer = (next: RouteState) => void (own.signal.aborted || setState(next));
    setState({ state: 'planning' });
    try {
      answer({ state: 'found', route: await provider.route(start.point, end.point, own.signal) });
    } catch (problem) {
      answer({ state: 'failed', message: problemText(problem, texts.route.failed) });
    }
  }, []);
  return { state, plan, clear };
}
