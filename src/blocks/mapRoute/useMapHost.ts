import { useMemo } from 'react';
import type { MapHost } from '../../map/contract.ts';
import { useRuntimeHost } from '../../runtime/host.ts';

/** What maps ask of the server of this page; failures are shown where the map stands. */
export function useMapHost(): MapHost {
  const { http, features, protocol } = useRuntimeHost();
  const served = features.map === true;
  return useMemo(
    () => ({
      served,
      async ask(url, params, signal) {
        const request = { method: 'GET' as const, url, params: { ...params }, quiet: true };
        const answer = await http.request(signal ? { ...request, signal } : request);
        return protocol.answers.result(answer);
      },
    }),
    [http, protocol, served],
  );
}
