import { useMemo } from 'react';
import { isObject } from '../../schema/isObject.ts';
import type { WidgetHost } from '../../widgets/contract.ts';
import { saveFile } from '../core/saveFile.ts';
import { recordsIn } from '../data/result.ts';
import { onWritten } from '../data/writes.ts';
import { useRuntimeHost, type Http } from '../host.ts';

/** What widgets may ask of the page they stand in; requests go by its own `http`. */
export function useWidgetHost(http: Http): WidgetHost {
  const { features, fileUrl, protocol } = useRuntimeHost();
  return useMemo<WidgetHost>(
    () => ({
      request: (options) =>
        http.request({
          ...options,
          method: options.method as 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined,
        }),
      read: async (url, params, signal) =>
        protocol.answers.result(
          await http.request({ url, params, quiet: true, ...(signal && { signal }) }),
        ),
      onWritten: (read, listener) =>
        onWritten(http, ({ url }) => protocol.resources.isAffected(read, url) && listener()),
      features,
      requests: protocol.widgets,
      saveFile,
      records: (answer) => [recordsIn(protocol, answer)].flat().filter(isObject),
      fileUrl,
      hoursAhead: protocol.hoursAhead,
    }),
    [http, fileUrl, protocol, features],
  );
}
