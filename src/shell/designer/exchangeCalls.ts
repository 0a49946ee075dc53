import type { ExchangeCalls, ImportReport } from '../../designer/exchange/exchange.ts';
import { pageToolPath } from '../../protocol/addresses.ts';
import { protocol } from '../../protocol/index.ts';
import type { HttpRequest } from '../../runtime/host.ts';
import type { ApiHttp } from '../http/client.ts';

/** Pages that go out of this installation, and come into it. */
export function exchangeCalls(http: ApiHttp): ExchangeCalls {
  const send = async <T>(options: HttpRequest): Promise<T> =>
    protocol.answers.result(await http.request({ quiet: true, ...options })) as T;
  const importing = `${pageToolPath}/import`;
  return {
    exportPage: (page, version) =>
      send({ url: `${pageToolPath}/export`, params: { page, version } }),
    report: (text) =>
      send<ImportReport>({ method: 'POST', url: `${importing}/check`, body: { text } }),
    importPage: (input, key) =>
      send({ method: 'POST', url: importing, body: input, idempotencyKey: key }),
  };
}
