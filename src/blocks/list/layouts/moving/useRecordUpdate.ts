import { useCallback } from 'react';
import type { BlockHandle } from '../../../../runtime/core/context.ts';
import type { Evaluate } from '../../../../runtime/core/evaluate.ts';
import { resultOf } from '../../../../runtime/data/result.ts';
import { newKey } from '../../../../runtime/core/newKey.ts';
import { useRuntimeHost } from '../../../../runtime/host.ts';
import { defined } from '../../../../schema/defined.ts';
import type { Row } from '../../table/rows.ts';
import type { UpdatePlan } from '../plan.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Stores changed fields of a row. The version that the row was shown in goes along, so that nothing
 * newer is overwritten; what is refused is thrown as ApiError, and not shown yet.
 */
export function useRecordUpdate(
  plan: UpdatePlan | undefined,
  evaluate: Evaluate,
  origin: BlockHandle,
): (row: Row, values: Values) => Promise<void> {
  const { http, protocol } = useRuntimeHost();
  return useCallback(
    async (row, values) => {
      if (!plan) return;
      const { key, version } = plan;
      const shown = version === undefined ? undefined : row[version];
      const change = {
        [key]: row[key],
        ...values,
        ...(version !== undefined && defined({ [version]: shown ?? undefined })),
      };
      const sent = { origin, quiet: true, idempotencyKey: newKey() };
      if ('many' in plan) {
        await http.request({ ...evaluate.request(plan.many), body: { rows: [change] }, ...sent });
        return;
      }
      // What is not sent may be cleared: the whole record goes back.
      const answer = await http.request({
        ...evaluate.request(plan.load, { row, key: row[key] }),
        quiet: true,
      });
      const record = resultOf(protocol, answer) as Row;
      await http.request({
        ...evaluate.request(plan.update, { row, key: row[key] }),
        body: { ...record, ...change },
        ...sent,
      });
    },
    [plan, evaluate, origin, http, protocol],
  );
}
