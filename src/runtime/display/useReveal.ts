import { useState } from 'react';
import type { RevealPlan } from '../../schema/compile/plan.ts';
import { holdsHidden } from '../../schema/record/index.ts';
import { readPath } from '../data/result.ts';
import { useRuntimeHost } from '../host.ts';

/** A masked value that can be shown whole, and hidden again. */
export interface Revealing {
  /** The masked text and the whole one, while `value` is either of them. */
  known: { masked: unknown; whole: string } | undefined;
  busy: boolean;
  /** Asks for the whole value; undefined when it was refused, which the client has shown. */
  ask(): Promise<string | undefined>;
  forget(): void;
}

/** What can be revealed of a value; undefined where that is nothing. */
export function useReveal(
  plan: RevealPlan | undefined,
  value: unknown,
  record: unknown,
): Revealing | undefined {
  const { http } = useRuntimeHost();
  const [last, setLast] = useState<Revealing['known']>();
  const [busy, setBusy] = useState(false);
  const known = last && (last.masked === value || last.whole === value) ? last : undefined;
  const key = plan && readPath(record, plan.key);
  if (!plan || key == null || (!known && !holdsHidden(value))) return undefined;
  return {
    known,
    busy,
    async ask() {
      setBusy(true);
      try {
        const { data } = await http.request({ url: `${plan.url}/${String(key)}` });
        const whole = String(data ?? '');
        setLast({ masked: value, whole });
        return whole;
      } catch {
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    forget: () => setLast(undefined),
  };
}
