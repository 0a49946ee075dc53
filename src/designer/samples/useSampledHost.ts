import { useMemo } from 'react';
import type { RuntimeHost } from '../../runtime/host.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { sampleHost } from './sampleHost.ts';

/** The application, with sample records where somebody wants to see these. */
export function useSampledHost(host: RuntimeHost): RuntimeHost {
  const { project } = useDesigner();
  const isSampling = useDesignerState((state) => state.isSampling);
  const { models, dicts } = project;
  return useMemo(
    () => (isSampling ? sampleHost(host, { models, dicts }) : host),
    [isSampling, host, models, dicts],
  );
}
