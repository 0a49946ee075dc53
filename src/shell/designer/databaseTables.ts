import type { DatabaseTables } from '../../designer/start/database/tables.ts';
import { databaseTablePaths } from '../../protocol/addresses.ts';
import { protocol } from '../../protocol/index.ts';
import { listParameters } from '../../protocol/paging.ts';
import type { ApiHttp } from '../http/client.ts';

/** Tables that are offered at once; others are found by their names. */
const mostOffered = 50;

/** Tables of the server's database that no model has. */
export function databaseTables(http: ApiHttp): DatabaseTables {
  const rows = async <T>(url: string, params?: Record<string, unknown>): Promise<T[]> =>
    (
      protocol.answers.result(
        await http.request({ url, quiet: true, ...(params && { params }) }),
      ) as {
        rows: T[];
      }
    ).rows;
  return {
    list: (part) =>
      rows(databaseTablePaths.list, { tableName: part, [listParameters.size]: mostOffered }),
    columns: (table) => rows(`${databaseTablePaths.columns}/${encodeURIComponent(table)}`),
  };
}
