/** What the steps of actions do, one entry for each type. */
import type { StepPlan } from '../../schema/compile/plan.ts';
import { resultOf } from '../data/result.ts';
import { texts } from '../locale/index.ts';
import type { ActionOutcome, StepOf } from './ports.ts';
import { done, ended, evaluateIn, questionOf, runEvent, type Run } from './current.ts';

type Performer<Type extends StepPlan['type']> = (
  step: StepOf<Type>,
  run: Run,
) => ActionOutcome | Promise<ActionOutcome>;

/** Does work on the wire, telling so meanwhile. */
async function onTheWire<Result>({ working }: Run, work: () => Promise<Result>): Promise<Result> {
  working(true);
  try {
    return await work();
  } finally {
    working(false);
  }
}

const request: Performer<'request'> = async ({ request: sent, onError }, run) => {
  const { ports, call } = run;
  const filled = evaluateIn(run).request(sent);
  const options = { ...filled, origin: call.origin, ...(onError && { quiet: true }) };
  const answer = await onTheWire(run, () => ports.http.request(options));
  const { answers } = ports.protocol;
  const warning = answers.warning(answer);
  run.said = answers.text(answer);
  run.warned = warning !== undefined;
  if (warning !== undefined) ports.message('warning', warning);
  run.wrote ||= filled.method !== 'GET';
  return done(resultOf(ports.protocol, answer));
};

const openForm: Performer<'openForm'> = async ({ form, mode, values, recordKey }, run) => {
  const { ports, call } = run;
  const plan = ports.form(form);
  if (!plan) throw new Error(texts.common.noForm(form));
  const evaluate = evaluateIn(run);
  const { saved, result } = await ports.openForm({
    plan,
    mode,
    recordKey: recordKey ? evaluate.value(recordKey) : call.recordKey,
    values: evaluate.value(values) as Record<string, unknown>,
    local: call.local,
    origin: call.origin,
  });
  if (!saved) {
    await runEvent(plan.onCancel, run, {});
    return ended;
  }
  const after = await runEvent(plan.onSave, run, { result });
  return after.done ? done(result) : ended;
};

const openingOf = <Step extends StepOf<'show' | 'openPage'>>(step: Step, run: Run) => ({
  step,
  local: run.call.local,
  origin: run.call.origin,
  title: evaluateIn(run).text(step.title ?? run.call.plan.label),
});

const exportRows: Performer<'export'> = async ({ url, filename }, run) => {
  const { ports, call } = run;
  if (!url) throw new Error(texts.action.noAddress);
  const search = call.origin?.searchParams?.() ?? {};
  await onTheWire(run, () =>
    ports.http.download(
      ports.protocol.workbooks.export(evaluateIn(run).url(url), search),
      `${filename}_${ports.now()}.xlsx`,
    ),
  );
  return done();
};

const queryOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>)
      .filter(([, value]) => value != null && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );

const navigate: Performer<'navigate'> = ({ to, query }, run) => {
  const { ports } = run;
  const evaluate = evaluateIn(run);
  if (to === 'back') ports.back();
  else ports.navigate(evaluate.url(to), query && queryOf(evaluate.value(query)));
  return done();
};

/** Without a name it means where the action was started, and the page where it was started nowhere. */
const reload: Performer<'reload'> = ({ block, source }, { call, ports }) => {
  if (block === undefined && source === undefined && call.origin) call.origin.reload();
  else ports.reload({ block, source });
  return done();
};

const custom: Performer<'custom'> = async ({ name, props }, run) => {
  const perform = run.ports.custom(name);
  if (!perform) throw new Error(texts.action.unknown(name));
  const given = evaluateIn(run).value(props ?? {}) as Record<string, unknown>;
  return done(await onTheWire(run, () => perform(given, { ...run.call.local })));
};

export const performers: { [Type in StepPlan['type']]: Performer<Type> } = {
  request,
  openForm,
  export: exportRows,
  navigate,
  reload,
  custom,

  async download({ request: sent, filename }, run) {
    const evaluate = evaluateIn(run);
    await onTheWire(run, () =>
      run.ports.http.download(evaluate.request(sent), evaluate.text(filename)),
    );
    return done();
  },

  message({ tone, text }, run) {
    // A write that succeeded in part says so itself; praise beside it would be wrong.
    if (tone === 'success' && run.warned) return done();
    const shown = text === undefined ? run.said : evaluateIn(run).text(text);
    if (shown) run.ports.message(tone, shown);
    return done();
  },

  confirm: async (step, { call, ports }) =>
    (await ports.confirm(questionOf(step, call.local, ports))) ? done() : ended,

  async show(step, run) {
    await run.ports.show(openingOf(step, run));
    return done();
  },

  async openPage(step, run) {
    const query = queryOf(evaluateIn(run).value(step.params));
    await run.ports.openPage(openingOf(step, run), query);
    return done();
  },

  import: async (step, { call, ports }) =>
    (await ports.openImport({ step, local: call.local, origin: call.origin })) ? done() : ended,

  setState(step, run) {
    run.ports.setState(evaluateIn(run).value(step.values) as Record<string, unknown>);
    return done();
  },

  action: ({ action }, run) => run.start({ ...run, call: { ...run.call, plan: action } }),

  close(_step, { call }) {
    call.close?.();
    return done();
  },

  stop: () => ended,
};
