import { useCallback, useEffect, useRef, useState } from 'react';
import { onSignedInAgain } from '../data/signedInAgain.ts';
import { useRuntimeHost, type PageBundle } from '../host.ts';

export type LoadedBundle =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; bundle: PageBundle };

/**
 * Loads a page with what it needs; again when page files change (development) and after a sign-in
 * over it. The page shown stays until the new one is there.
 */
export function usePageBundle(id: string): LoadedBundle & { retry(): void } {
  const { http, loadPage, onSchemasChanged } = useRuntimeHost();
  const [loaded, setLoaded] = useState<{ id: string; result: LoadedBundle }>({
    id,
    result: { state: 'loading' },
  });
  const last = useRef(0);
  const load = useCallback(async () => {
    const own = ++last.current;
    let result: LoadedBundle;
    try {
      result = { state: 'ready', bundle: await loadPage(id) };
    } catch (problem) {
      result = { state: 'failed', message: (problem as Error).message };
    }
    if (own === last.current)
      setLoaded((before) =>
        before.id === id && isSame(before.result, result) ? before : { id, result },
      );
  }, [loadPage, id]);
  useEffect(() => {
    void load();
  }, [load]);
  useEffect(() => onSchemasChanged?.(() => void load()), [onSchemasChanged, load]);
  useEffect(() => onSignedInAgain(http, () => void load()), [http, load]);
  return { ...(loaded.id === id ? loaded.result : { state: 'loading' }), retry: () => void load() };
}

const isSame = (before: LoadedBundle, after: LoadedBundle): boolean =>
  before.state === 'ready' && after.state === 'ready' && before.bundle.hash === after.bundle.hash;
