import { App } from 'antd';
import { useRef, useState } from 'react';
import type { Values } from '../../../schema/compile/plan.ts';
import { pickResult } from '../../data/pick.ts';
import { ApiError, useRuntimeHost } from '../../host.ts';
import { dataOf, type FormModel } from '../model/formModel.ts';
import { refusedField } from '../model/refusal.ts';
import { initialValues, submittedValues } from '../model/values.ts';
import { newKey } from './newKey.ts';
import type { OpenRecord } from './useOpenedForm.ts';

/** Somebody else stored the record meanwhile: the newest one, and the labels of what differs in it. */
export interface Conflict { message: string; record: Values; changed: string[] }

export interface Save {
  sending: boolean;
  /** A refusal that concerns no field of the form. */
  refusal: string | undefined;
  conflict: Conflict | undefined;
  save(): Promise<void>;
  /** Takes the newest record: instead of the input, or (keep) under it. */
  settle(keep: boolean): void;
}

interface Options {
  model: FormModel;
  record: OpenRecord;
  recordKey: unknown;
  given: Values;
  load(): Promise<Values>;
  onSaved(result: unknown): void;
}

/** Code by which the server tells that a record has moved on (protocol-differences.md). */
const conflictCode = 601;

/** Checks and stores a form; a refusal leaves it open with all input and is shown where it belongs. */
export function useSave({ model, record, recordKey, given, load, onSaved }: Options): Save {
  const { http } = useRuntimeHost();
  const { message } = App.useApp();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const key = useRef(newKey());
  const busy = useRef(false);
  const { plan, mode } = model;

  const refuse = (problem: unknown) => {
    if (problem instanceof ApiError && problem.shown) return;
    const text = problem instanceof Error ? problem.message : String(problem);
    const fields = Object.values(model.form.fields).filter((field) => field.visible && dataOf(field).node.kind === 'field')
      .map((field) => ({ address: field.address.toString(), name: String(field.props.name), label: dataOf(field).state.label }));
    const address = problem instanceof ApiError && problem.code !== 0 ? refusedField(text, problem.field, fields) : undefined;
    if (address === undefined) return setRefusal(text);
    model.refuse(address, text);
    model.reveal(address);
  };

  /** Whether the refusal was a conflict that is now shown. */
  const showConflict = async (problem: unknown): Promise<boolean> => {
    if (!(problem instanceof ApiError) || problem.code !== conflictCode || mode !== 'edit' || plan.versionField === undefined) return false;
    const newest = await load().catch(() => undefined);
    if (!newest || newest[plan.versionField] === record.current?.[plan.versionField]) return false;
    const changed = Object.values(model.form.fields).filter((field) => dataOf(field).node.kind === 'field' && !field.path.toString().includes('.'))
      .filter((field) => JSON.stringify(newest[field.path.toString()] ?? null) !== JSON.stringify(record.current?.[field.path.toString()] ?? null))
      .map((field) => dataOf(field).state.label);
    setConflict({ message: problem.message, record: newest, changed });
    return true;
  };

  const send = async () => {
    const evaluate = model.evaluate();
    const request = plan.submit[mode === 'edit' ? 'edit' : 'create'];
    if (!request) return;
    const all = model.values();
    const values = submittedValues({ plan, mode, values: all, record: record.current, recordKey, evaluate });
    const filled = evaluate.with({ values: { ...all, ...values }, key: recordKey }).request(request);
    const answer = await http.request({ ...filled, ...(filled.body === undefined && { body: values }), quiet: true, idempotencyKey: key.current });
    const result = pickResult(answer, request.pick);
    const text = evaluate.with({ values: all, result }).text(plan.success[mode === 'edit' ? 'edit' : 'create']);
    if (text) void message.success(text, 3);
    model.reset(all);
    onSaved(result);
  };

  const save = async () => {
    if (busy.current || mode === 'view' || conflict) return;
    setRefusal(undefined);
    const [first] = model.check();
    if (first) return model.reveal(first.address);
    busy.current = true;
    setSending(true);
    try {
      await send();
      key.current = newKey();
    } catch (problem) {
      // Only an answer that never came is asked for again under the same key.
      if (!(problem instanceof ApiError) || problem.code !== 0) key.current = newKey();
      if (!(await showConflict(problem))) refuse(problem);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const settle = (keep: boolean) => {
    if (!conflict) return;
    record.current = conflict.record;
    model.adopt(initialValues(plan, mode, conflict.record, given, model.evaluate()), keep);
    setConflict(undefined);
  };
  return { sending, refusal, conflict, save, settle };
}
