import { useEffect, type RefObject } from 'react';
import type { SourcePlan } from '../../schema/compile/plan.ts';
import { defined } from '../../schema/defined.ts';
import { usePage } from '../core/context.ts';
import { useLatest } from '../core/hooks/useLatest.ts';
import { useEvaluate } from '../core/scope.ts';
import { useData } from './context.ts';
import { readResult } from './result.ts';
import { useEvery } from './useEvery.ts';
import { useLoaded } from './useRequests.ts';
import { useRuntimeHost } from '../host.ts';

interface Props {
  /** The page's element: `every` rests while it is not seen. */
  root: RefObject<HTMLElement | null>;
}

/** Keeps the named sources of a page loaded. */
export function Sources({ root }: Props) {
  const { plan } = usePage();
  return Object.entries(plan.sources).map(([name, source]) => (
    <SourceLoader key={name} name={name} source={source} root={root} />
  ));
}

function SourceLoader({ name, source, root }: Props & { name: string; source: SourcePlan }) {
  const { store, blocks } = usePage();
  const { protocol } = useRuntimeHost();
  const { pool } = useData();
  const evaluate = useEvaluate();
  const loaded = useLoaded(() =>
    evaluate.test(source.when) ? evaluate.request(source.request) : null,
  );
  const { key, answer, error, loading } = loaded;
  const latest = useLatest(loaded);

  useEffect(() => {
    store.setState(({ sources }) => {
      // While other values are loading, what is shown stays.
      const data = answer
        ? readResult(protocol, answer)
        : loading
          ? sources[name]?.data
          : undefined;
      return { sources: { ...sources, [name]: { data, loading, ...defined({ error }) } } };
    });
  }, [store, protocol, name, answer, loading, error]);

  useEffect(() => {
    const handle = { reload: () => latest.current.reload() };
    blocks.set(`source:${name}`, handle);
    return () => void (blocks.get(`source:${name}`) === handle && blocks.delete(`source:${name}`));
  }, [blocks, name, latest]);

  useEvery(source.every, root, () => {
    if (key !== null) pool.refresh(key);
  });

  return null;
}
