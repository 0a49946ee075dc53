import type { Text } from '../../schema/generated/types.gen.ts';
import { ExpressionError } from '../../schema/expression/index.ts';
import type { Evaluate, LocalScope } from '../data/evaluate.ts';
import { pickResult } from '../data/pick.ts';
import { ApiError } from '../host.ts';
import type { ActionCall, ActionOf, ActionOutcome, ActionPorts, Question } from './ports.ts';
import { texts } from '../locale/index.ts';

const done = (result?: unknown): ActionOutcome => ({ done: true, result });
const ended: ActionOutcome = { done: false };

/**
 * Runs an action with its question and its follow-ups. Never rejects: failures are shown and end it.
 * `working` tells when it waits for the wire and when no more.
 */
export async function runAction(
  call: ActionCall,
  ports: ActionPorts,
  working: (busy: boolean) => void = () => {},
): Promise<ActionOutcome> {
  try {
    return await run(call, ports, working);
  } catch (problem) {
    if (!(problem instanceof ApiError && problem.shown)) ports.message('error', describe(problem));
    return ended;
  } finally {
    working(false);
  }
}

function describe(problem: unknown): string {
  if (problem instanceof ExpressionError) return texts.action.badExpression(problem.message);
  return problem instanceof Error ? problem.message : String(problem);
}

async function run(
  call: ActionCall,
  ports: ActionPorts,
  working: (busy: boolean) => void,
): Promise<ActionOutcome> {
  const { plan, local } = call;
  if (plan.check && !ports.evaluate(local).test(plan.check.when, {}, false)) {
    ports.message('warning', ports.evaluate(local).text(plan.check.message));
    return ended;
  }
  if (plan.confirm && !(await ports.confirm(questionOf(plan.confirm, local, ports)))) return ended;
  const outcome = await perform(call, ports, working);
  if (!outcome.done) return ended;
  let result = outcome.result;
  for (const step of plan.then) {
    const next = await run({ ...call, plan: step, local: { ...local, result } }, ports, working);
    if (!next.done) return ended;
    result = next.result ?? result;
  }
  return done(result);
}

async function perform(
  call: ActionCall,
  ports: ActionPorts,
  working: (busy: boolean) => void,
): Promise<ActionOutcome> {
  const { run: action } = call.plan;
  const busy = async <T>(work: () => Promise<T>): Promise<T> => {
    working(true);
    try {
      return await work();
    } finally {
      working(false);
    }
  };
  const evaluate = ports.evaluate(call.local);
  switch (action.type) {
    case 'openForm':
      return openForm(call, action, ports);
    case 'openBlock':
      await ports.openBlock(call.plan, action, call.local);
      return done();
    case 'openPage':
      await ports.openPage(
        call.plan,
        action,
        queryOf(evaluate.value(action.params ?? {})),
        call.local,
      );
      return done();
    case 'request':
      return busy(() => sendRequest(call, action, ports));
    case 'confirm':
      return (await ports.confirm(questionOf(action, call.local, ports))) ? done() : ended;
    case 'export':
      return busy(() => exportRows(call, action, ports));
    case 'import':
      return importRows(call, action, ports);
    case 'download':
      return busy(async () => {
        await ports.http.download(evaluate.request(action.request), evaluate.text(action.filename));
        return done();
      });
    case 'navigate':
      if (action.to === 'back') ports.back();
      else
        ports.navigate(
          evaluate.url(action.to),
          action.query && queryOf(evaluate.value(action.query)),
        );
      return done();
    case 'setState':
      ports.setState(evaluate.value(action.values) as Record<string, unknown>);
      return done();
    case 'reload':
      reload(call, action, ports);
      return done();
    case 'sequence':
      return sequence(call, ports, working);
    case 'message':
      ports.message(action.tone ?? 'success', evaluate.text(action.text));
      return done();
    case 'close':
      call.close?.();
      return done();
    case 'custom':
      return custom(call, action, ports, busy);
    default:
      return ended;
  }
}

async function openForm(
  call: ActionCall,
  action: ActionOf<'openForm'>,
  ports: ActionPorts,
): Promise<ActionOutcome> {
  const plan = ports.form(action.form);
  if (!plan) throw new Error(texts.common.noForm(action.form));
  const evaluate = ports.evaluate(call.local);
  const { saved, result } = await ports.openForm({
    plan,
    mode: action.mode ?? 'create',
    recordKey: action.recordKey ? evaluate.value(action.recordKey) : call.recordKey,
    values: evaluate.value(action.values ?? {}) as Record<string, unknown>,
    local: call.local,
  });
  if (!saved) return ended;
  if (!plan.after) call.origin?.reload();
  for (const step of plan.after ?? []) {
    const next = await run(
      { ...call, plan: step, local: { ...call.local, result } },
      ports,
      () => {},
    );
    if (!next.done) return ended;
  }
  return done(result);
}

async function sendRequest(
  call: ActionCall,
  action: ActionOf<'request'>,
  ports: ActionPorts,
): Promise<ActionOutcome> {
  const evaluate = ports.evaluate(call.local);
  const request = evaluate.request(action.request);
  let answer;
  try {
    answer = await ports.http.request(action.failure ? { ...request, quiet: true } : request);
  } catch (problem) {
    // An expired session is told by http itself, whatever the action would say.
    if (!action.failure || (problem instanceof ApiError && problem.shown)) throw problem;
    ports.message('error', evaluate.text(action.failure, { problem: describe(problem) }));
    return ended;
  }
  const result = pickResult(answer, action.request.pick);
  forgetDicts(action.forgetDicts, evaluate, ports);
  const text =
    action.success === undefined
      ? request.method === 'GET'
        ? ''
        : answer.msg
      : evaluate.text(action.success, { result });
  // A write that succeeded in part says so itself; praise beside it would be wrong.
  if (typeof answer.warning === 'string') ports.message('warning', answer.warning);
  else if (text) ports.message('success', text);
  return done(result);
}

/** Drops cached dictionaries after a change; names may be computed. */
function forgetDicts(
  types: ActionOf<'request'>['forgetDicts'],
  evaluate: Evaluate,
  ports: ActionPorts,
): void {
  if (types === undefined) return;
  ports.forgetDicts(
    types === 'all'
      ? types
      : types.map((type) => String(evaluate.value(type) ?? '')).filter((type) => type !== ''),
  );
}

async function exportRows(
  call: ActionCall,
  action: ActionOf<'export'>,
  ports: ActionPorts,
): Promise<ActionOutcome> {
  if (!action.url) throw new Error(texts.action.noAddress);
  const url = ports.evaluate(call.local).url(action.url);
  const filename = `${action.filename ?? 'export'}_${ports.now()}.xlsx`;
  await ports.http.download(
    { method: 'POST', url, urlencoded: call.origin?.searchParams?.() ?? {} },
    filename,
  );
  return done();
}

async function importRows(
  call: ActionCall,
  action: ActionOf<'import'>,
  ports: ActionPorts,
): Promise<ActionOutcome> {
  if (!(await ports.openImport(action, call.local))) return ended;
  call.origin?.reload();
  return done();
}

function reload(call: ActionCall, action: ActionOf<'reload'>, ports: ActionPorts): void {
  const { block, source, clearSelection } = action;
  forgetDicts(action.forgetDicts, ports.evaluate(call.local), ports);
  // Without a name it means where the action was started, and the page where it was started nowhere.
  if (block === undefined && source === undefined && call.origin) {
    if (clearSelection) call.origin.clearSelection?.();
    call.origin.reload();
  } else ports.reload({ block, source, clearSelection });
}

async function sequence(
  call: ActionCall,
  ports: ActionPorts,
  working: (busy: boolean) => void,
): Promise<ActionOutcome> {
  let result: unknown;
  for (const step of call.plan.steps ?? []) {
    const next = await run(
      { ...call, plan: step, local: { ...call.local, result: result ?? call.local.result } },
      ports,
      working,
    );
    if (!next.done) return ended;
    result = next.result ?? result;
  }
  return done(result);
}

async function custom(
  call: ActionCall,
  action: ActionOf<'custom'>,
  ports: ActionPorts,
  busy: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<ActionOutcome> {
  const perform = ports.custom(action.name);
  if (!perform) throw new Error(texts.action.unknown(action.name));
  const props = ports.evaluate(call.local).value(action.props ?? {}) as Record<string, unknown>;
  return done(await busy(() => perform(props, { ...call.local })));
}

const queryOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>)
      .filter(([, value]) => value != null && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );

/** Keys shown in a question before the rest is only counted. */
const shownIds = 20;

function questionOf(
  asked: { title: Text; content?: Text; ok?: Text; cancel?: Text; danger?: boolean },
  local: LocalScope,
  ports: ActionPorts,
): Question {
  const ids =
    local.ids && local.ids.length > shownIds
      ? [...local.ids.slice(0, shownIds), texts.action.ids(local.ids.length)]
      : local.ids;
  const evaluate = ports.evaluate({ ...local, ...(ids && { ids }) });
  const text = (value: Text | undefined) =>
    value === undefined ? undefined : evaluate.text(value);
  return {
    title: evaluate.text(asked.title),
    content: text(asked.content),
    ok: text(asked.ok),
    cancel: text(asked.cancel),
    danger: asked.danger ?? false,
  };
}
