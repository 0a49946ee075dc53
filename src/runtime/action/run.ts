import type { StepPlan } from '../../schema/compile/plan.ts';
import { reasonAsked } from '../../schema/record/index.ts';
import { ExpressionError } from '../../schema/expression/index.ts';
import type { LocalScope } from '../core/evaluate.ts';
import { ApiError } from '../host.ts';
import { texts } from '../locale/index.ts';
import { done, ended, evaluateIn, questionOf, type Run } from './current.ts';
import type { ActionCall, ActionOutcome, ActionPorts } from './ports.ts';
import { isGone } from '../data/gone.ts';
import { failuresOf } from './report.ts';
import type { RegisteredStep, StepRegistry } from './step.ts';

/** What an action is run with. */
export interface RunTools {
  steps: StepRegistry;
  ports: ActionPorts;
  /** Called when it waits for the wire and when no more. */
  working?(busy: boolean): void;
}

/**
 * Runs an action: what must hold, its question, its steps. Never rejects: failures are shown and
 * end it.
 */
export async function runAction(call: ActionCall, tools: RunTools): Promise<ActionOutcome> {
  const { ports, working = () => {} } = tools;
  const start = (run: Run) => runGuarded(run, tools.steps);
  try {
    return await start({ call, ports, working, start, said: '', warned: false, wrote: false });
  } catch (problem) {
    if (!isShown(problem)) showProblem(problem, call, ports);
    return ended;
  } finally {
    working(false);
  }
}

/** Record by record where the refusal says so, else as a message. */
function showProblem(problem: unknown, { plan, local }: ActionCall, ports: ActionPorts): void {
  const failures = failuresOf(ports.protocol, problem);
  if (failures) ports.report(ports.evaluate(local).text(plan.label), failures);
  else ports.message('error', describe(problem));
}

/** An expired session and the like are shown by http itself, whatever the steps would say. */
const isShown = (problem: unknown): boolean => problem instanceof ApiError && problem.shown;

function describe(problem: unknown): string {
  if (problem instanceof ExpressionError) return texts.action.badExpression(problem.message);
  return problem instanceof Error ? problem.message : String(problem);
}

async function runGuarded(run: Run, registry: StepRegistry): Promise<ActionOutcome> {
  const { plan, origin } = run.call;
  if (plan.assert && !evaluateIn(run).test(plan.assert.condition, {}, false)) {
    run.ports.message('warning', evaluateIn(run).text(plan.assert.message));
    return ended;
  }
  const confirmed = await confirm(run);
  if (!confirmed) return ended;
  const outcome = await runSteps(plan.run, confirmed, registry).catch((problem: unknown) => {
    // What cannot be done after all has moved on: people should see where it is.
    if (plan.possible || isGone(run.ports.protocol, problem)) origin?.reload();
    throw problem;
  });
  // Rows that something was done to are not what people still mean to act on.
  if (confirmed.wrote && plan.selection === 'some') origin?.clearSelection?.();
  Object.assign(run, leftBy(confirmed));
  return outcome;
}

/** The run after its question, with the reason that was given; undefined when it was declined. */
async function confirm(run: Run): Promise<Run | undefined> {
  const { call, ports } = run;
  if (!call.plan.confirm) return run;
  const question = questionOf(call.plan.confirm, call.local, ports);
  const asked = reasonAsked(call.plan.confirm.reason);
  if (!asked) return (await ports.confirm(question)) ? run : undefined;
  const { min } = asked;
  const reason = await ports.askReason({
    ...question,
    reason: { label: String(asked.label), min },
  });
  return reason === undefined
    ? undefined
    : { ...run, call: { ...call, local: { ...call.local, reason } } };
}

/** What a run leaves behind. */
const leftBy = ({ said, warned, wrote }: Run): Pick<Run, 'said' | 'warned' | 'wrote'> => ({
  said,
  warned,
  wrote,
});

/** Steps one after the other; each reads the result of those before. */
async function runSteps(
  steps: readonly StepPlan[],
  run: Run,
  registry: StepRegistry,
): Promise<ActionOutcome> {
  let { result } = run.call.local;
  for (const step of steps) {
    const { call } = run;
    const here: Run = { ...run, call: { ...call, local: { ...call.local, result } } };
    const outcome = evaluateIn(here).test(step.if) ? await runStep(step, here, registry) : done();
    Object.assign(run, leftBy(here));
    if (!outcome.done) return ended;
    result = outcome.result ?? result;
  }
  return done(result);
}

async function runStep(step: StepPlan, run: Run, registry: StepRegistry): Promise<ActionOutcome> {
  try {
    return await registered(step, registry).run(step, run);
  } catch (problem) {
    if (!step.onError || isShown(problem)) throw problem;
    const { call } = run;
    const local: LocalScope = { ...call.local, problem: describe(problem) };
    await runSteps(step.onError, { ...run, call: { ...call, local } }, registry);
    return ended;
  }
}

/** Pages are compiled with the same registry, so that a step without an entry never gets here. */
function registered({ type }: StepPlan, registry: StepRegistry): RegisteredStep {
  const step = Object.hasOwn(registry, type) ? registry[type] : undefined;
  if (!step) throw new Error(texts.action.unknown(type));
  return step;
}
