import { useEffect, type RefObject } from 'react';
import type { SourcePlan } from '../../schema/compile/plan.ts';
import type { HttpRequest } from '../host.ts';
import { usePage } from '../core/context.ts';
import { useEvaluate } from '../core/scope.ts';
import { useData } from './context.ts';
import { readResult } from './result.ts';
import { keyOfRequest } from './pool.ts';
import { useRequest } from './useRequests.ts';

/** Keeps the named sources of a page loaded. `root` is the page's element: `every` rests while it is not seen. */
export function Sources({ root }: { root: RefObject<HTMLElement | null> }) {
  const { plan } = usePage();
  return Object.entries(plan.sources).map(([name, source]) => (
    <SourceLoader key={name} name={name} source={source} root={root} />
  ));
}

function SourceLoader({
  name,
  source,
  root,
}: {
  name: string;
  source: SourcePlan;
  root: RefObject<HTMLElement | null>;
}) {
  const { store, blocks } = usePage();
  const { pool } = useData();
  const evaluate = useEvaluate();
  let request: HttpRequest | null = null;
  let fault: string | undefined;
  try {
    request = evaluate.test(source.when) ? evaluate.request(source.request) : null;
  } catch (problem) {
    fault = (problem as Error).message;
  }
  const { answer, error, loading } = useRequest(request);
  const key = request && keyOfRequest(request);
  const message = fault ?? error?.message;

  useEffect(() => {
    store.setState(({ sources }) => {
      // While other values are loading, what is shown stays.
      const data = answer ? readResult(answer) : loading ? sources[name]?.data : undefined;
      return {
        sources: {
          ...sources,
          [name]: { data, loading, ...(message !== undefined && { error: message }) },
        },
      };
    });
  }, [store, name, answer, loading, message]);

  useEffect(() => {
    const handle = { reload: () => key !== null && pool.reload(key) };
    blocks.set(`source:${name}`, handle);
    return () => void (blocks.get(`source:${name}`) === handle && blocks.delete(`source:${name}`));
  }, [blocks, pool, name, key]);

  useEffect(() => {
    if (!source.every || key === null) return undefined;
    const timer = setInterval(() => {
      const seen =
        document.visibilityState === 'visible' && (root.current?.checkVisibility?.() ?? true);
      if (seen) pool.reload(key);
    }, source.every * 1000);
    return () => clearInterval(timer);
  }, [pool, source.every, key, root]);

  return null;
}
