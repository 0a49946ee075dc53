import { done, evaluateIn, onTheWire } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';
import { texts } from '../../runtime/locale/index.ts';

export const run: RunStep<'custom'> = async ({ name, props }, run) => {
  const perform = run.ports.custom(name);
  if (!perform) throw new Error(texts.action.unknown(name));
  const given = evaluateIn(run).value(props ?? {}) as Record<string, unknown>;
  return done(await onTheWire(run, () => perform(given, { ...run.call.local })));
};
