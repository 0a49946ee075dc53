import { useMemo } from 'react';
import type { RecordMove } from '../../schema/protocol.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { useData } from '../../runtime/data/context.ts';
import { keyOfRequest } from '../../runtime/data/pool.ts';
import { useRequests } from '../../runtime/data/useRequests.ts';
import { useRuntimeHost, type HttpRequest } from '../../runtime/host.ts';
import type { HistoryPlan } from './plan.ts';

interface LoadedMoves {
  /** The newest first; undefined while nothing has come. */
  moves: RecordMove[] | undefined;
  /** How many there are. */
  total: number;
  loading: boolean;
  error: string | undefined;
  reload(): void;
}

/** The first pages of the moves of a record, as requests of the page: writes to it load them again. */
export function useMoves(plan: HistoryPlan, recordKey: unknown, pages: number): LoadedMoves {
  const { protocol } = useRuntimeHost();
  const { pool } = useData();
  const evaluate = useEvaluate();
  const requests = Array.from({ length: pages }, (_, index): HttpRequest | null =>
    recordKey === undefined
      ? null
      : {
          ...evaluate.request(plan.request, { key: recordKey }),
          params: protocol.lists.params({
            values: {},
            ranges: [],
            order: [],
            page: { number: index + 1, size: plan.pageSize },
          }),
        },
  );
  const entries = useRequests(requests);
  const answers = entries.flatMap(({ answer }) => (answer ? [protocol.answers.moves(answer)] : []));
  const keys = JSON.stringify(
    requests.flatMap((request) => (request ? keyOfRequest(request) : [])),
  );
  const reload = useMemo(
    () => () => (JSON.parse(keys) as string[]).forEach((key) => pool.reload(key)),
    [keys, pool],
  );
  // A move that was made meanwhile shifts the others: one may stand on two pages.
  const byNumber = new Map(answers.flatMap(({ moves }) => moves.map((one) => [one.number, one])));
  return {
    moves: answers.length === 0 && recordKey !== undefined ? undefined : [...byNumber.values()],
    total: answers[0]?.total ?? 0,
    loading: entries.some(({ loading }) => loading),
    error: entries.find(({ error }) => error)?.error?.message,
    reload,
  };
}
