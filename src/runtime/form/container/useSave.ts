import { useContext, useRef, useState } from 'react';
import type { FormMode, FormPlan, Values } from '../../../schema/compile/plan.ts';
import { OriginContext, useActions } from '../../action/context.ts';
import { defined } from '../../../schema/defined.ts';
import { useMemberVocabulary } from '../../data/useMembers.ts';
import { announceWrite } from '../../data/writes.ts';
import { useRuntimeHost } from '../../host.ts';
import type { FormModel } from '../model/formModel.ts';
import { learnMembers, unknownMembers, type UnknownMembers } from '../model/unknownMembers.ts';
import { initialValues } from '../model/values.ts';
import {
  adoptOwnSave,
  conflictOf,
  isStoredBefore,
  isUnanswered,
  type Conflict,
  type ReadyForm,
} from './failedSave.ts';
import { newKey } from '../../core/newKey.ts';
import { useElsewhere } from './useElsewhere.ts';
import type { OpenedForm, OpenRecord } from './useOpenedForm.ts';
import { useRefusals, type Refusals } from './useRefusals.ts';
import { useSend } from './useSend.ts';

export interface Save extends Pick<Refusals, 'refusal' | 'unanswered' | 'storedBefore'> {
  sending: boolean;
  conflict: Conflict | undefined;
  /** The record is gone: nothing can be stored any more. */
  removed: boolean;
  /** Nothing is stored before the person has decided, or ever again. */
  blocked: boolean;
  /** Asks what has become of the record meanwhile (useElsewhere.ts). */
  checkRecord: (() => Promise<void>) | undefined;
  /** The last fields are being asked for. */
  finishing: boolean;
  /** Checks and stores; a form with fields that are asked for last asks for them first. */
  save(): Promise<void>;
  /**
   * Sends what was not answered again, under the same key: it is stored once, also when it had
   * arrived.
   */
  resend(): Promise<void>;
  /** Leaves what was stored before as it is and gives the changed input up. */
  leaveStored(): void;
  /** Back from the last fields to the others. */
  leaveFinish(): void;
  /** Takes the newest record: instead of the input, or (keep) under it. */
  resolve(keep: boolean): void;
}

interface Options {
  plan: FormPlan;
  mode: FormMode;
  recordKey: unknown;
  /** Initial values given by whoever opened the form. */
  given: Values;
  /** Nothing is saved before it is ready. */
  opened: OpenedForm;
  onSaved(result: unknown): void;
}

/** How an attempt to store ended; `address` is the field that something is wrong with. */
interface Outcome {
  saved: boolean;
  address?: string;
}

/**
 * Checks and stores a form; a refusal leaves it open with all input and is shown where it belongs.
 */
export function useSave({ plan, mode, recordKey, given, opened, onSaved }: Options): Save {
  const { http, protocol } = useRuntimeHost();
  const actions = useActions();
  const vocabulary = useMemberVocabulary();
  const origin = useContext(OriginContext);
  const send = useSend({ plan, mode, recordKey });
  const { refuse, forget, setStoredBefore, ...shown } = useRefusals({ plan, mode });
  const [sending, setSending] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const key = useRef(newKey());
  const busy = useRef(false);
  /** Nobody has answered the last attempt: a newer record may be its own. */
  const lost = useRef(false);
  /** What this form itself has overwritten, until it is given the newest. */
  const stored = useRef<OpenRecord['current']>(undefined);
  const { conflict, setConflict, removed, checkRecord } = useElsewhere(
    { plan, mode, opened },
    (record) => busy.current || lost.current || (record !== undefined && record === stored.current),
  );
  const blocked = conflict !== undefined || removed;

  /** What rows consist of that nobody has looked at; the check that follows is of them, too. */
  const learn = async (model: FormModel, unknown: readonly UnknownMembers[]): Promise<void> => {
    busy.current = true;
    setSending(true);
    await learnMembers(model, unknown, { http, protocol, vocabulary });
    busy.current = false;
    setSending(false);
  };

  const store = async (ready: ReadyForm): Promise<Outcome> => {
    const { model } = ready;
    const unknown = unknownMembers(model);
    if (unknown.length > 0) await learn(model, unknown);
    const [first] = model.check();
    if (first) {
      model.reveal(first.address);
      return { saved: false, address: first.address };
    }
    busy.current = true;
    setSending(true);
    try {
      for (const mayStore of model.guards) if (!(await mayStore())) return { saved: false };
      const sent = await send(ready, key.current);
      if (sent) {
        stored.current = ready.record.current;
        onSaved(sent.result);
      }
      lost.current = false;
      key.current = newKey();
      return { saved: true };
    } catch (problem) {
      lost.current = isUnanswered(problem);
      // Only an answer that never came is asked for again under the same key.
      if (!lost.current) key.current = newKey();
      if (isStoredBefore(protocol, problem)) {
        // A record takes the later input; a second new record is for the person to decide on.
        if (mode === 'edit') {
          await adoptOwnSave(plan, ready);
          return await store(ready);
        }
        setStoredBefore(true);
        return { saved: false };
      }
      const found = await conflictOf(problem, { protocol, plan, mode, ready });
      if (found) setConflict(found);
      if (plan.onError) {
        const local = { values: model.values(), problem: (problem as Error).message };
        await actions.run({ plan: plan.onError, local, recordKey });
      }
      return { saved: false, address: found ? undefined : refuse(problem, model) };
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const begin = (): ReadyForm | undefined => {
    if (busy.current || mode === 'view' || blocked || opened.state !== 'ready') return undefined;
    forget();
    return opened;
  };

  const save = async () => {
    const ready = begin();
    if (!ready) return;
    const last = plan.finish?.names ?? [];
    if (last.length > 0 && !finishing) {
      const [first] = ready.model.check(last);
      if (first) ready.model.reveal(first.address);
      else setFinishing(true);
      return;
    }
    const { saved, address } = await store(ready);
    // What is wrong with the others, or with all of them, is reported there.
    if (saved || !last.some((name) => address === name || address?.startsWith(`${name}.`)))
      setFinishing(false);
  };

  const resend = async () => {
    const ready = begin();
    if (ready) await store(ready);
  };

  const resolve = (keep: boolean) => {
    if (!conflict || opened.state !== 'ready') return;
    const { model, record } = opened;
    record.current = conflict.record;
    model.adopt(initialValues(plan, mode, conflict.record, given, model.evaluate()), keep);
    setConflict(undefined);
  };
  const leaveStored = () => {
    if (opened.state === 'ready') {
      const { model } = opened;
      const request = plan.submit.create && model.evaluate().request(plan.submit.create);
      // What was stored then is not in the lists yet.
      if (request) announceWrite(http, { url: request.url, ...defined({ origin }) });
      model.reset(model.values());
    }
    onSaved(undefined);
  };
  return {
    ...shown,
    sending,
    conflict,
    removed,
    blocked,
    checkRecord,
    finishing,
    save,
    resend,
    leaveStored,
    leaveFinish: () => setFinishing(false),
    resolve,
  };
}
