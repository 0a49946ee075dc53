import { lazyPart } from '../../parts/lazyPart.tsx';
import { OriginContext } from '../../runtime/action/context.ts';
import { done, ended, evaluateIn, runEvent } from '../../runtime/action/current.ts';
import type { FetchForStep, RunStep } from '../../runtime/action/step.ts';
import { texts } from '../../runtime/locale/index.ts';
import { ScopeContext } from '../../runtime/core/scope.ts';

const FormContainer = lazyPart(
  async () => (await import('../../runtime/form/index.ts')).FormContainer,
  { dismiss: ({ onClose }) => onClose() },
);

type Outcome = { saved: false } | { saved: true; result: unknown };

export const run: RunStep<'openForm'> = async ({ form, mode, values, recordKey }, run) => {
  const { ports, call } = run;
  const plan = ports.form(form);
  if (!plan) throw new Error(texts.common.noForm(form));
  const evaluate = evaluateIn(run);
  const given = {
    plan,
    mode,
    recordKey: recordKey ? evaluate.value(recordKey) : call.recordKey,
    values: evaluate.value(values) as Record<string, unknown>,
  };
  const outcome = await ports.open<Outcome>(
    ({ resolve, close }) => (
      <ScopeContext.Provider value={call.local}>
        <OriginContext.Provider value={call.origin}>
          <FormContainer
            {...given}
            // Whoever waits goes on at once, while the container is still leaving the screen.
            onSaved={(result: unknown) => resolve({ saved: true, result })}
            onClose={() => close({ saved: false })}
          />
        </OriginContext.Provider>
      </ScopeContext.Provider>
    ),
    plan.container === 'page' ? 'page' : 'overlay',
  );
  if (!outcome.saved) {
    await runEvent(plan.onCancel, run, {});
    return ended;
  }
  run.wrote = true;
  const { result } = outcome;
  const after = await runEvent(plan.onSave, run, { result });
  return after.done ? done(result) : ended;
};

export const fetchAhead: FetchForStep<'openForm'> = (_step, fetch) => fetch.part(FormContainer);
