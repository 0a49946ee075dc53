import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { defined } from '../../../schema/defined.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { Request } from '../../../schema/generated/types.gen.ts';
import type { FormMode, FormPlan, Values } from '../../../schema/compile/plan.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { isGone } from '../../data/gone.ts';
import { readResult } from '../../data/result.ts';
import { onWritten } from '../../data/writes.ts';
import { ExpressionError } from '../../../schema/expression/index.ts';
import { useRuntimeHost } from '../../host.ts';
import { useEvaluate, useEvaluateNow } from '../../core/scope.ts';
import { createFormModel } from '../model/createFormModel.ts';
import type { FormModel } from '../model/formModel.ts';
import { initialValues } from '../model/values.ts';
import { texts } from '../../locale/index.ts';

export interface FormOpened {
  plan: FormPlan;
  mode: FormMode;
  recordKey?: unknown;
  values: Values;
}

/** The record as it was loaded last; its version goes back with what is stored. */
export interface OpenRecord {
  current: Values | undefined;
}

export type OpenedForm =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry(): void }
  /** The server answers, and there is no such record. */
  | { state: 'gone' }
  | {
      state: 'ready';
      model: FormModel;
      record: OpenRecord;
      /** What the form read when it was opened: expressions know it by these names. */
      read: Read;
      load(): Promise<Values>;
      /** The record alone as it is stored now; undefined: there is no such record any more. */
      peek(): Promise<Values | undefined>;
    };

/** There is no such record (any more). */
class RecordGone extends Error {
  constructor() {
    super(texts.form.gone);
  }
}

/** What a form reads when it is opened: what its sources gave, and the record that it edits. */
export interface Read {
  sources: Values;
  record?: Values;
}

interface Answers {
  /** With the values of the plan over it. */
  record: Values | undefined;
  read: Read;
}

/**
 * The values of the plan that what was loaded gives; one that reads what is not there is left out.
 */
function loadedValues(plan: FormPlan, evaluate: Evaluate): Values {
  const result: Values = {};
  for (const [name, value] of Object.entries(plan.values ?? {})) {
    try {
      const found = evaluate.value(value);
      if (found !== undefined) result[name] = found;
    } catch (problem) {
      if (!(problem instanceof ExpressionError)) throw problem;
    }
  }
  return result;
}

/**
 * A form from its opening to its fields: loads the record that edit and view need and what else the
 * plan names, then makes the model.
 */
export function useOpenedForm({ plan, mode, recordKey, values }: FormOpened): OpenedForm {
  const { http, protocol } = useRuntimeHost();
  const evaluateNow = useEvaluateNow();
  const evaluate = useEvaluate();
  const [attempt, setAttempt] = useState(0);
  const [answers, setAnswers] = useState<Answers & { fault?: Error }>();
  const request = mode === 'create' ? undefined : plan.load;
  const sources = useMemo(() => Object.entries(plan.sources ?? {}), [plan]);
  const waits = request !== undefined || sources.length > 0;

  const load = useCallback(
    async (signal?: AbortSignal): Promise<Answers> => {
      const bound = evaluateNow({ key: recordKey, mode, values });
      const send = (one: Request) =>
        http.request({ ...bound.request(one), quiet: true, ...defined({ signal }) });
      const needed = sources.filter(([, { when }]) => bound.test(when));
      const [answer, ...others] = await Promise.all([
        request && send(request),
        ...needed.map(([, source]) => send(source.request)),
      ]);
      const read: Read = {
        sources: Object.fromEntries(
          needed.map(([name], index) => [name, readResult(protocol, others[index]!)]),
        ),
      };
      if (!request || !answer) return { record: undefined, read };
      const record = readResult(protocol, answer);
      if (!isObject(record)) throw new RecordGone();
      const whole = { ...read, record };
      return { record: { ...record, ...loadedValues(plan, bound.with(whole)) }, read: whole };
    },
    [http, protocol, evaluateNow, plan, request, sources, recordKey, mode, values],
  );
  const peek = useCallback(async (): Promise<Values | undefined> => {
    if (!request) return {};
    const bound = evaluateNow({ key: recordKey, mode, values });
    try {
      const record = readResult(
        protocol,
        await http.request({ ...bound.request(request), quiet: true }),
      );
      return isObject(record) ? record : undefined;
    } catch (problem) {
      if (isGone(protocol, problem)) return undefined;
      throw problem;
    }
  }, [http, protocol, evaluateNow, request, recordKey, mode, values]);
  // What it is loaded with is fixed when it opens; later changes of the scope load nothing again.
  const loadNow = useRef(load);
  loadNow.current = load;

  useEffect(() => {
    if (!waits) return undefined;
    const abort = new AbortController();
    setAnswers(undefined);
    loadNow.current(abort.signal).then(
      (found) => !abort.signal.aborted && setAnswers(found),
      (problem: Error) =>
        !abort.signal.aborted &&
        setAnswers({ record: undefined, read: { sources: {} }, fault: problem }),
    );
    return () => abort.abort();
  }, [waits, request, recordKey, attempt]);

  // A form that only shows the record shows it as it is; one that is filled in keeps its input.
  useEffect(() => {
    if (mode !== 'view' || !request) return undefined;
    const { url: read } = evaluateNow({ key: recordKey, mode, values }).request(request);
    return onWritten(http, ({ url }) => {
      if (!protocol.resources.isAffected(read, url)) return;
      void loadNow.current().then(setAnswers, (fault: Error) => {
        if (isGone(protocol, fault))
          setAnswers({ record: undefined, read: { sources: {} }, fault });
      });
    });
  }, [http, protocol, evaluateNow, request, recordKey, mode, values]);

  // The form is made once for each record: given values and scope are those of that moment.
  const moment = useRef({ evaluateNow, values });
  moment.current = { evaluateNow, values };
  const ready = !waits || (answers !== undefined && answers.fault === undefined);
  const opened = useMemo(() => {
    if (!ready) return undefined;
    const read = answers?.read ?? { sources: {} };
    const begin = moment.current.evaluateNow({ key: recordKey, mode, ...read });
    const given = {
      ...(!request && loadedValues(plan, begin)),
      ...moment.current.values,
    };
    const model = createFormModel({
      plan,
      mode,
      values: initialValues(plan, mode, answers?.record, given, begin),
      scope: begin,
    });
    return { model, record: { current: answers?.record } as OpenRecord, read };
  }, [ready, plan, mode, request, answers, recordKey]);
  const here = useMemo(
    () => evaluate.with({ key: recordKey, mode, ...opened?.read }),
    [evaluate, recordKey, mode, opened],
  );
  useEffect(() => opened?.model.setScope(here), [opened, here]);

  if (answers?.fault instanceof RecordGone || isGone(protocol, answers?.fault))
    return { state: 'gone' };
  if (answers?.fault !== undefined)
    return {
      state: 'failed',
      message: answers.fault.message,
      retry: () => setAttempt((before) => before + 1),
    };
  return opened
    ? { state: 'ready', ...opened, peek, load: async () => (await loadNow.current()).record ?? {} }
    : { state: 'loading' };
}
