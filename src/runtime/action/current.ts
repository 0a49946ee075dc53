/** An action under way, as its steps see it. */
import { defined } from '../../schema/defined.ts';
import type { ActionPlan } from '../../schema/compile/plan.ts';
import type { Confirmation, Text } from '../../schema/generated/types.gen.ts';
import type { Evaluate, LocalScope } from '../core/evaluate.ts';
import { texts } from '../locale/index.ts';
import type { ActionCall, ActionOutcome, ActionPorts, Question } from './ports.ts';

export const done = (result?: unknown): ActionOutcome => ({ done: true, result });
export const ended: ActionOutcome = { done: false };

/** What the steps of an action read and leave behind. */
export interface Run {
  call: ActionCall;
  ports: ActionPorts;
  /** Says when it waits for the wire and when no more. */
  working(busy: boolean): void;
  /** Starts another action within this one: what must hold, its question, its steps. */
  start(run: Run): Promise<ActionOutcome>;
  /** The server's text to the last request. */
  said: string;
  /** That answer warned: what was asked for was carried out in part. */
  warned: boolean;
  /** Something was written. */
  wrote: boolean;
}

/** The expression language over what a run has come to. */
export const evaluateIn = ({ call, ports }: Run): Evaluate => ports.evaluate(call.local);

/** Does work on the wire; the button it was started with says so meanwhile. */
export async function onTheWire<Result>(
  { working }: Run,
  work: () => Promise<Result>,
): Promise<Result> {
  working(true);
  try {
    return await work();
  } finally {
    working(false);
  }
}

/** Title of what a step opens; default the label of the action. */
export const titleIn = (run: Run, title: Text | undefined): string =>
  evaluateIn(run).text(title ?? run.call.plan.label);

/** Runs the steps of an event of what was opened, such as a form. */
export async function runEvent(
  plan: ActionPlan | undefined,
  run: Run,
  local: LocalScope,
): Promise<ActionOutcome> {
  const { call } = run;
  return plan
    ? await run.start({ ...run, call: { ...call, plan, local: { ...call.local, ...local } } })
    : done();
}

/** Keys shown in a question before the rest is only counted. */
const shownIds = 20;

/** A question with its texts filled in. */
export function questionOf(asked: Confirmation, local: LocalScope, ports: ActionPorts): Question {
  const ids =
    local.ids && local.ids.length > shownIds
      ? [...local.ids.slice(0, shownIds), texts.action.ids(local.ids.length)]
      : local.ids;
  const evaluate = ports.evaluate({ ...local, ...defined({ ids }) });
  const text = (value: Confirmation['content']) =>
    value === undefined ? undefined : evaluate.text(value);
  return {
    title: evaluate.text(asked.title),
    content: text(asked.content),
    ok: text(asked.ok),
    cancel: text(asked.cancel),
    danger: asked.danger ?? false,
  };
}
