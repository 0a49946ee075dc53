import { useCallback, useEffect, useState } from 'react';
import { useRuntimeHost, type PageBundle } from '../host.ts';

export type LoadedBundle = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; bundle: PageBundle };

/** Loads a page with what it needs; again when page files change (development). The page shown stays until the new one is there. */
export function usePageBundle(id: string): LoadedBundle & { retry(): void } {
  const { loadPage, onSchemasChanged } = useRuntimeHost();
  const [loaded, setLoaded] = useState<{ id: string; result: LoadedBundle }>({ id, result: { state: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => onSchemasChanged?.(retry), [onSchemasChanged, retry]);
  useEffect(() => {
    let current = true;
    const settle = (result: LoadedBundle) => {
      if (current) setLoaded((before) => (isSame(before.result, result) && before.id === id ? before : { id, result }));
    };
    loadPage(id).then((bundle) => settle({ state: 'ready', bundle }), (problem: Error) => settle({ state: 'failed', message: problem.message }));
    return () => {
      current = false;
    };
  }, [loadPage, id, attempt]);
  return { ...(loaded.id === id ? loaded.result : { state: 'loading' }), retry };
}

const isSame = (before: LoadedBundle, after: LoadedBundle): boolean => before.state === 'ready' && after.state === 'ready' && before.bundle.hash === after.bundle.hash;
