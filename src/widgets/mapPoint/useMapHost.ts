import { useMemo } from 'react';
import type { MapHost } from '../../map/contract.ts';
import { useWidgetHost } from '../contract.ts';

/** What maps in forms ask of the server; failures are shown where the map stands. */
export function useMapHost(): MapHost {
  const { read, features } = useWidgetHost();
  const served = features.map === true;
  return useMemo(() => ({ served, ask: read }), [served, read]);
}
