import { useState } from 'react';
import type { FormMode, FormPlan } from '../../../schema/compile/plan.ts';
import { useActions } from '../../action/context.ts';
import { failuresOf } from '../../action/report.ts';
import { ApiError, useRuntimeHost } from '../../host.ts';
import type { FormModel } from '../model/formModel.ts';
import { fateOf, isUnanswered, refusedAddress } from './failedSave.ts';

/** What was said of the last attempt to store a form. */
export interface Refusals {
  /** A refusal that concerns no field of the form. */
  refusal: string | undefined;
  /** What is known of an attempt that was never answered. */
  unanswered: string | undefined;
  /** An attempt that was never answered had been stored, and the input has changed since. */
  storedBefore: boolean;
  setStoredBefore(is: boolean): void;
  /** Shows a refusal where it belongs; gives the field that it concerns. */
  refuse(problem: unknown, model: FormModel): string | undefined;
  /** Another attempt begins. */
  forget(): void;
}

export function useRefusals({ plan, mode }: { plan: FormPlan; mode: FormMode }): Refusals {
  const { protocol } = useRuntimeHost();
  const actions = useActions();
  const [refusal, setRefusal] = useState<string>();
  const [unanswered, setUnanswered] = useState<string>();
  const [storedBefore, setStoredBefore] = useState(false);
  return {
    refusal,
    unanswered,
    storedBefore,
    setStoredBefore,
    refuse(problem, model) {
      if (problem instanceof ApiError && problem.shown) return undefined;
      if (isUnanswered(problem)) return void setUnanswered(fateOf(problem));
      const failures = failuresOf(protocol, problem);
      if (failures) actions.report(model.evaluate().text(plan.title[mode]), failures);
      const address = refusedAddress(problem, model);
      const text = problem instanceof Error ? problem.message : String(problem);
      if (address === undefined) setRefusal(text);
      else {
        model.refuse(address, text);
        model.reveal(address);
      }
      return address;
    },
    forget() {
      setRefusal(undefined);
      setUnanswered(undefined);
      setStoredBefore(false);
    },
  };
}
