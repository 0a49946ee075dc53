import { useEffect, useMemo, useRef, useState } from 'react';
import { useData } from '../../../runtime/data/context.ts';
import { keyOfRequest } from '../../../runtime/data/pool.ts';
import { useRequests } from '../../../runtime/data/useRequests.ts';
import { useRuntimeHost, type HttpRequest } from '../../../runtime/host.ts';
import type { ListPlan } from '../plan.ts';
import type { SearchState } from '../state/search.ts';
import type { Protocol } from '../../../schema/protocol.ts';
import { listRequest, rowsIn, type Reading } from '../state/useRows.ts';
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

interface LoadedRows {
  rows: readonly Row[];
  total: number;
}

const nothing: LoadedRows = { rows: [], total: 0 };

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
  const isWaiting = asked !== undefined;
  const made = useMemo(
    () => groups.map((group) => (isWaiting ? null : requestOf(protocol, group.search, reading))),
    [groups, isWaiting, protocol, reading],
  );
  const requests = useMemo(() => made.map((one) => (one instanceof Error ? null : one)), [made]);
  const entries = useRequests(requests, handle);
  const arrived = useMemo(
    () => entries.map(({ answer }) => answer && rowsIn(protocol, answer, reading)),
    [entries, protocol, reading],
  );
  const before = useBefore(groups, arrived);
  const result = useMemo(
    () =>
      groups.map(({ name, search: own, counts = false }, index): RowGroup => {
        const fault = made[index] instanceof Error ? (made[index] as Error) : undefined;
        const { loading, error } = entries[index] ?? { loading: true };
        const request = requests[index];
        const shown = own === null ? nothing : (arrived[index] ?? before.get(name));
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
    [groups, made, requests, entries, arrived, before, pool],
  );
  useHandedOver({ store, groups, result, search, reading, protocol });
  useReloaded(reloads, result);
  return result;
}

const requestOf = (
  protocol: Protocol,
  search: SearchState | null,
  reading: Reading,
): HttpRequest | Error | null => {
  if (!search) return null;
  try {
    return listRequest(protocol, search, reading).request;
  } catch (problem) {
    return problem as Error;
  }
};

/** What each group had last: it is shown until something else has come. */
function useBefore(
  groups: readonly GroupSearch[],
  arrived: readonly (LoadedRows | undefined)[],
): ReadonlyMap<string, LoadedRows> {
  const [before, setBefore] = useState<ReadonlyMap<string, LoadedRows>>(new Map());
  useEffect(() => {
    const fresh = groups.flatMap(({ name }, index) => {
      const known = arrived[index];
      return known ? [[name, known] as const] : [];
    });
    setBefore((known) => new Map([...known, ...fresh]));
  }, [groups, arrived]);
  return before;
}

/** What the list itself knows of the rows. */
function useHandedOver({
  store,
  groups,
  result,
  search,
  reading,
  protocol,
}: {
  store: LayoutProps['store'];
  groups: readonly GroupSearch[];
  result: readonly RowGroup[];
  search: SearchState;
  reading: Reading;
  protocol: Protocol;
}): void {
  useEffect(() => {
    const loaded = result.every((group) => group.loaded || group.error !== undefined);
    const asked = result.filter((_group, index) => groups[index]?.search !== null);
    const failed = asked.length > 0 && asked.every((group) => group.error !== undefined);
    let key = '';
    try {
      key = listRequest(protocol, search, reading).search;
    } catch {
      // Reported by the groups.
    }
    const shown = result.filter(({ counts }) => !counts);
    store.setState({
      // A row that moved between two answers is in both: it is shown once.
      rows: [
        ...new Map(
          shown.flatMap(({ rows }) => rows.map((row) => [row[reading.plan.rowKey], row] as const)),
        ).values(),
      ],
      total: shown.reduce((sum, { total }) => sum + total, 0),
      loading: result.some(({ loading }) => loading),
      ...(loaded && { loaded, answered: { search: key, place: '' } }),
      limit: undefined,
      error: failed ? asked[0]?.error : undefined,
    });
  }, [store, groups, result, search, reading, protocol]);
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
