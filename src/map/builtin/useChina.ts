import { useEffect, useState } from 'react';
import { loadDivisions } from './divisions.ts';
import type { Divisions } from '../../schema/divisions.ts';
import { loadOutlines, type Outlines } from './outlines.ts';

export interface China {
  outlines: Outlines;
  divisions: Divisions;
}

/** What the built-in map draws; `failed`: it did not come. */
export function useChina(): { china: China | undefined; failed: boolean } {
  const [china, setChina] = useState<China | 'failed'>();
  useEffect(() => {
    let gone = false;
    void Promise.all([loadOutlines(), loadDivisions()]).then(([outlines, divisions]) => {
      if (!gone) setChina(outlines && divisions ? { outlines, divisions } : 'failed');
    });
    return () => {
      gone = true;
    };
  }, []);
  return china === 'failed' ? { china: undefined, failed: true } : { china, failed: false };
}
