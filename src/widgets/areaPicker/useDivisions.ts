import { useCallback, useEffect, useState } from 'react';
import { loadDivisions } from '../../map/builtin/divisions.ts';
import type { Divisions } from '../../schema/divisions.ts';

export interface LoadedDivisions {
  divisions: Divisions | undefined;
  failed: boolean;
  retry(): void;
}

/** The divisions of China, fetched once for all pickers and maps. */
export function useDivisions(): LoadedDivisions {
  const [state, setState] = useState<Divisions | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    void loadDivisions().then((loaded) => void (gone || setState(loaded ?? 'failed')));
    return () => {
      gone = true;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setState(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return state === 'failed'
    ? { divisions: undefined, failed: true, retry }
    : { divisions: state, failed: false, retry };
}
