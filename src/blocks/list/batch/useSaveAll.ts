import { useRef, useState } from 'react';
import type { RefusedRecord } from '../../../schema/protocol.ts';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import { useNotify } from '../../../runtime/core/hooks/useNotify.ts';
import { newKey } from '../../../runtime/core/newKey.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import { ApiError, useRuntimeHost } from '../../../runtime/host.ts';
import type { BatchOptions } from './options.ts';
import { changedRows } from './changes.ts';
import type { RowKey } from '../table/selection.ts';
import type { RowProblem } from '../state/edits.ts';

/** Sends all changed rows in one request. What the server finds wrong is marked at its cells. */
export function useSaveAll({ plan, batch, store, edits, origin, onDone }: BatchOptions) {
  const { http, protocol } = useRuntimeHost();
  const evaluate = useEvaluate();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  // The same changes are stored once, however often they are sent.
  const sent = useRef({ text: '', key: '' });

  const save = async () => {
    const rows = changedRows(edits, plan, batch);
    const text = JSON.stringify(rows);
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    setSaving(true);
    try {
      await http.request({
        ...evaluate.request(batch.request),
        body: { rows },
        origin,
        quiet: true,
        idempotencyKey: sent.current.key,
      });
      notify('success', lateTexts.batch.saved(rows.length));
      // The new values stand there until the list comes again.
      store.setState((state) => ({
        rows: state.rows.map((row) => ({ ...row, ...edits.of(row[plan.rowKey] as RowKey) })),
      }));
      edits.clear();
      onDone();
    } catch (problem) {
      const { code, answer, message } = problem as ApiError;
      const { records } = protocol.refusal(code, answer);
      edits.report(problemsOf(records));
      if (!(problem instanceof ApiError && problem.shown)) notify('error', message);
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}

const problemsOf = (records: readonly RefusedRecord[]): Map<RowKey, RowProblem> =>
  new Map(records.map(({ key, message, field }) => [key, { message, field }]));
