import { useCallback, useEffect, useRef, useState } from 'react';

/** An answer of the server on its way. */
export interface Asked<T> {
  answer: T | undefined;
  /** Why there is none. */
  failure: string | undefined;
  /** Asks again; what is known stays meanwhile. */
  again(): void;
}

/** Asks when the component comes, and when the key is another one. */
export function useAnswer<T>(ask: () => Promise<T>, key: string): Asked<T> {
  const [state, setState] = useState<{ key?: string; answer?: T; failure?: string }>({});
  const latest = useRef(ask);
  latest.current = ask;
  const round = useRef(0);
  const again = useCallback(() => {
    const own = ++round.current;
    const end = (next: { answer?: T; failure?: string }) =>
      own === round.current && setState({ key, ...next });
    latest.current().then(
      (answer) => end({ answer }),
      (error: unknown) => end({ failure: (error as Error).message }),
    );
  }, [key]);
  useEffect(() => {
    again();
    return () => {
      round.current += 1;
    };
  }, [again]);
  const known = state.key === key ? state : {};
  return { answer: known.answer, failure: known.failure, again };
}
