import { useEffect, useMemo, useRef, useState } from 'react';
import { useData } from '../../../runtime/data/context.ts';
import { keyOfRequest } from '../../../runtime/data/pool.ts';
import { useRequests } from '../../../runtime/data/useRequests.ts';
import { useRuntimeHost, type HttpRequest } from '../../../runtime/host.ts';
import { defined } from '../../../schema/defined.ts';
import type { ListPlan } from '../plan.ts';
import type { SearchState } from '../state/search.ts';
import { listRequest, rowsIn } from '../state/useRows.ts';
import type { Row } from '../table/rows.ts';
import type { LayoutProps } from './props.ts';

/** Rows that a layout asks for by themselves: a column of a board, the days on show. */
export interface GroupSearch {
  /** Which group it is, whatever is searched for. */
  name: string;
  /** null: it has no rows for now. */
  search: SearchState | null;
  /** It is only counted: its rows are those of others. */
  counts?: true;
}

export interface RowGroup {
  name: string;
  counts: boolean;
  /** While they are loaded again, those of before. */
  rows: readonly Row[];
  total: number;
  loading: boolean;
  loaded: boolean;
  error: string | undefined;
  reload(): void;
}

interface Known {
  rows: readonly Row[];
  total: number;
}

const nothing: Known = { rows: [], total: 0 };

/**
 * Loads the groups of a layout through the pool of the page, and hands all of their rows to the
 * list, whose toolbar and selection work with them.
 *
 * @param plan the list as the groups ask for it
 */
export function useRowGroups(
  { store, list, handle, evaluate }: LayoutProps,
  plan: ListPlan,
  groups: readonly GroupSearch[],
): readonly RowGroup[] {
  const { protocol } = useRuntimeHost();
  const { pool } = useData();
  const reading = useMemo(() => ({ plan, evaluate }), [plan, evaluate]);
  const { asked, reloads, search } = list;
  const made = useMemo(
    () => groups.map((group) => requestOf(group, asked === undefined)),
    [groups, asked, protocol, reading], // oxlint-disable-line react/exhaustive-deps -- requestOf reads them
  );
  function requestOf(group: GroupSearch, isAsked: boolean): HttpRequest | Error | null {
    if (!group.search || !isAsked) return null;
    try {
      return listRequest(protocol, group.search, reading).request;
    } catch (problem) {
      return problem as Error;
    }
  }
  const requests = made.map((one) => (one instanceof Error ? null : one));
  const entries = useRequests(requests, handle);
  const [before, setBefore] = useState<ReadonlyMap<string, Known>>(new Map());
  const result = useMemo(
    () =>
      groups.map(({ name, search: own, counts = false }, index): RowGroup => {
        const fault = made[index] instanceof Error ? (made[index] as Error) : undefined;
        const { answer, loading, error } = entries[index] ?? { loading: true };
        const request = requests[index];
        const known = answer ? rowsIn(protocol, answer, reading) : undefined;
        const shown = own === null ? nothing : (known ?? before.get(name));
        return {
          name,
          counts,
          ...(shown ?? nothing),
          loading: own !== null && loading,
          loaded: shown !== undefined,
          error: fault?.message ?? (loading ? undefined : error?.message),
          reload: () => request && pool.reload(keyOfRequest(request)),
        };
      }),
    [groups, made, entries, before, protocol, reading, pool], // oxlint-disable-line react/exhaustive-deps -- requests are those made
  );
  useEffect(() => {
    const arrived = result.filter(({ loaded, loading }) => loaded && !loading);
    setBefore(new Map(arrived.map(({ name, rows, total }) => [name, { rows, total }])));
  }, [entries]); // oxlint-disable-line react/exhaustive-deps -- what arrived is kept when it arrives
  useHandedOver({ store, result, search, made: reading, protocol });
  useReloaded(reloads, result);
  return result;
}

/** What the list itself knows of the rows. */
function useHandedOver({
  store,
  result,
  search,
  made,
  protocol,
}: {
  store: LayoutProps['store'];
  result: readonly RowGroup[];
  search: SearchState;
  made: Parameters<typeof listRequest>[2];
  protocol: Parameters<typeof listRequest>[0];
}): void {
  useEffect(() => {
    const loaded = result.every((group) => group.loaded || group.error !== undefined);
    const failed = result.length > 0 && result.every((group) => group.error !== undefined);
    let key = '';
    try {
      key = listRequest(protocol, search, made).search;
    } catch {
      // Reported by the groups.
    }
    const shown = result.filter(({ counts }) => !counts);
    store.setState({
      // A row that moved between two answers is in both: it is shown once.
      rows: [
        ...new Map(
          shown.flatMap(({ rows }) => rows.map((row) => [row[made.plan.rowKey], row] as const)),
        ).values(),
      ],
      total: shown.reduce((sum, { total }) => sum + total, 0),
      loading: result.some(({ loading }) => loading),
      ...(loaded && { loaded, answered: { search: key, place: '' } }),
      ...defined({ limit: undefined }),
      error: failed ? result[0]?.error : undefined,
    });
  }, [store, result, search, made, protocol]);
}

/** Sends all again when the list was asked to load again. */
function useReloaded(reloads: number, groups: readonly RowGroup[]): void {
  const sent = useRef(reloads);
  useEffect(() => {
    if (sent.current === reloads) return;
    sent.current = reloads;
    for (const { reload } of groups) reload();
  }, [reloads, groups]);
}
