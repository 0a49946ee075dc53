import { useContext } from 'react';
import type { FormMode, FormPlan } from '../../../schema/compile/plan.ts';
import { OriginContext, useActions } from '../../action/context.ts';
import { showWarning } from '../../action/report.ts';
import { useNotify } from '../../core/hooks/useNotify.ts';
import { resultOf } from '../../data/result.ts';
import { useRuntimeHost } from '../../host.ts';
import { submittedValues } from '../model/values.ts';
import type { ReadyForm } from './failedSave.ts';

/**
 * Sends the values of a form, and says what it did; the form counts as unchanged from then on.
 *
 * @param key under which the server stores it once, however often it arrives
 * @returns what the server answered; undefined: the form sends nothing
 */
export type Send = (ready: ReadyForm, key: string) => Promise<{ result: unknown } | undefined>;

export function useSend({
  plan,
  mode,
  recordKey,
}: {
  plan: FormPlan;
  mode: FormMode;
  recordKey: unknown;
}): Send {
  const { http, protocol } = useRuntimeHost();
  const notify = useNotify();
  const actions = useActions();
  const origin = useContext(OriginContext);
  return async ({ model, record }, key) => {
    const evaluate = model.evaluate();
    const kind = mode === 'edit' ? 'edit' : 'create';
    const request = plan.submit[kind];
    if (!request) return undefined;
    const all = model.values();
    const values = submittedValues({
      plan: model.plan,
      mode,
      values: all,
      record: record.current,
      recordKey,
      evaluate,
    });
    const filled = evaluate
      .with({ values: { ...all, ...values }, key: recordKey })
      .request(request);
    const answer = await http.request({
      ...filled,
      ...(filled.body === undefined && { body: values }),
      quiet: true,
      origin,
      idempotencyKey: key,
    });
    const result = resultOf(protocol, answer);
    const after = evaluate.with({ values: all, result });
    const text = after.text(plan.success[kind]);
    const title = after.text(plan.title[mode]);
    const { failed } = showWarning(answer, protocol, { ...actions, message: notify, title });
    if (text && !failed) notify('success', text);
    model.reset(all);
    return { result };
  };
}
