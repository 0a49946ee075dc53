import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormMode, FormPlan, Values } from '../../../schema/compile/plan.ts';
import { pickResult } from '../../data/pick.ts';
import { useRuntimeHost } from '../../host.ts';
import { useEvaluate, useEvaluateNow } from '../../page/scope.ts';
import { createFormModel, type FormModel } from '../model/formModel.ts';
import { initialValues } from '../model/values.ts';

export interface FormOpened { plan: FormPlan; mode: FormMode; recordKey?: unknown; values: Values }

/** The record as it was loaded last; its version goes back with what is stored. */
export interface OpenRecord { current: Values | undefined }

export type OpenedForm =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry(): void }
  | { state: 'ready'; model: FormModel; record: OpenRecord; load(): Promise<Values> };

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A form from its opening to its fields: loads the record that edit and view need, then makes the model. */
export function useOpenedForm({ plan, mode, recordKey, values }: FormOpened): OpenedForm {
  const { http } = useRuntimeHost();
  const evaluateNow = useEvaluateNow();
  const evaluate = useEvaluate();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ record?: Values; fault?: string }>();
  const request = mode === 'create' ? undefined : plan.load;

  const load = useCallback(async (signal?: AbortSignal): Promise<Values> => {
    if (!request) return {};
    const answer = await http.request({ ...evaluateNow({ key: recordKey, mode, values }).request(request), quiet: true, ...(signal && { signal }) });
    const record = pickResult(answer, request.pick);
    if (!isRecord(record)) throw new Error('记录不存在或已被删除');
    return record;
  }, [http, evaluateNow, request, recordKey, mode, values]);
  // What it is loaded with is fixed when it opens; later changes of the surroundings load nothing again.
  const loadNow = useRef(load);
  loadNow.current = load;

  useEffect(() => {
    if (!request) return undefined;
    const abort = new AbortController();
    setLoaded(undefined);
    loadNow.current(abort.signal).then(
      (record) => !abort.signal.aborted && setLoaded({ record }),
      (problem: Error) => !abort.signal.aborted && setLoaded({ fault: problem.message }),
    );
    return () => abort.abort();
  }, [request, recordKey, attempt]);

  const ready = !request || loaded?.record !== undefined;
  const opened = useMemo(() => {
    if (!ready) return undefined;
    const begin = evaluateNow({ key: recordKey, mode });
    const model = createFormModel({ plan, mode, values: initialValues(plan, mode, loaded?.record, values, begin), surroundings: begin });
    return { model, record: { current: loaded?.record } as OpenRecord };
    // The form is made once for each record; given values and surroundings are those of the opening.
  }, [ready, plan, mode, loaded, recordKey]); // oxlint-disable-line react/exhaustive-deps
  const here = useMemo(() => evaluate.with({ key: recordKey, mode }), [evaluate, recordKey, mode]);
  useEffect(() => opened?.model.setSurroundings(here), [opened, here]);

  if (loaded?.fault !== undefined) return { state: 'failed', message: loaded.fault, retry: () => setAttempt((before) => before + 1) };
  return opened ? { state: 'ready', ...opened, load: () => loadNow.current() } : { state: 'loading' };
}
