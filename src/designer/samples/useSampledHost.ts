import { useMemo } from 'react';
import type { RuntimeHost } from '../../runtime/host.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { sampleHost } from './sampleHost.ts';

/**
 * The application, with sample records where somebody wants to see these, and always of models that
 * the draft brings: no server has records of these.
 */
export function useSampledHost(host: RuntimeHost): RuntimeHost {
  const { project } = useDesigner();
  const isSampling = useDesignerState((state) => state.isSampling);
  const { models, dicts, unserved } = project;
  return useMemo(() => {
    if (isSampling) return sampleHost(host, { models, dicts });
    return unserved?.length ? sampleHost(host, { models, dicts }, unserved) : host;
  }, [isSampling, host, models, dicts, unserved]);
}
