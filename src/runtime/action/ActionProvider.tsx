import { App } from 'antd';
import { useContext, useMemo, type ReactNode } from 'react';
import { useLatest } from '../core/hooks/useLatest.ts';
import { useNotify } from '../core/hooks/useNotify.ts';
import { useRuntimeHost, type RuntimeHost, type Notify } from '../host.ts';
import { usePage, type PageContextValue } from '../core/context.ts';
import { useEvaluateNow } from '../core/scope.ts';
import { useData, type PageData } from '../data/context.ts';
import type { RunState } from '../core/pageStore.ts';
import { ActionRunnerContext, type ActionRunner } from './context.ts';
import type { ActionPorts, Opened, Question } from './ports.ts';
import { ReasonDialog } from './reason.ts';
import { ReportDialog } from './report.ts';
import { runAction } from './run.ts';
import { StepsContext, type StepRegistry } from './step.ts';
import { texts } from '../locale/index.ts';

type Feedback = Pick<ReturnType<typeof App.useApp>, 'modal'> & { notify: Notify };
type EvaluateNow = ReturnType<typeof useEvaluateNow>;
interface Scope {
  page: PageContextValue;
  host: RuntimeHost;
  feedback: Feedback;
  evaluateNow: EvaluateNow;
  data: PageData;
}

/** Gives the components of a page the means to run actions. */
export function ActionProvider({ children }: { children: ReactNode }) {
  const page = usePage();
  const data = useData();
  const host = useRuntimeHost();
  const { modal } = App.useApp();
  const notify = useNotify();
  const evaluateNow = useEvaluateNow();
  const feedback = { modal, notify };
  const latest = useLatest<Scope>({ page, data, host, feedback, evaluateNow });
  const { store } = page;
  const steps = useContext(StepsContext);
  const runner = useMemo<ActionRunner>(
    () => createRunner({ store, steps, ports: () => portsOf(latest.current) }),
    [store, steps, latest],
  );
  return <ActionRunnerContext.Provider value={runner}>{children}</ActionRunnerContext.Provider>;
}

interface RunnerParts {
  store: PageContextValue['store'];
  steps: StepRegistry;
  ports(): ActionPorts;
}

function createRunner({ store, steps, ports }: RunnerParts): ActionRunner {
  const mark = (token: string, state: RunState | undefined) =>
    store.setState(({ running }) => {
      const { [token]: _before, ...others } = running;
      return { running: state ? { ...others, [token]: state } : others };
    });
  return {
    report: (title, report) => ports().report(title, report),
    async run(call, token) {
      if (token === undefined) return runAction(call, { steps, ports: ports() });
      if (store.getState().running[token]) return { done: false };
      mark(token, 'asking');
      try {
        return await runAction(call, {
          steps,
          ports: ports(),
          working: (busy) => mark(token, busy ? 'working' : 'asking'),
        });
      } finally {
        mark(token, undefined);
      }
    },
  };
}

function portsOf(scope: Scope): ActionPorts {
  const { page, data, host, feedback, evaluateNow } = scope;
  return {
    http: host.http,
    protocol: host.protocol,
    evaluate: (local) => evaluateNow(local),
    form: (key) => (Object.hasOwn(page.plan.forms, key) ? page.plan.forms[key] : undefined),
    confirm: (question) => ask(feedback, question),
    askReason: (question) =>
      open<string | undefined>(page, ({ close }) => (
        <ReasonDialog question={question} onClosed={close} />
      )),
    message: feedback.notify,
    report: (title, report) =>
      void open<void>(page, ({ close }) => (
        <ReportDialog title={title} report={report} onClosed={close} />
      )),
    open: (draw, kind) => open(page, draw, kind),
    navigate: (to, query) => page.route.navigate(to, query && { query }),
    back: () => page.route.back(),
    setState: (values) => page.store.change(values),
    reload: (target) => reload(page, data, target),
    element: (block) => page.elements.get(block),
    custom: (name) =>
      host.customActions && Object.hasOwn(host.customActions, name)
        ? host.customActions[name]
        : undefined,
    now: () => Date.now(),
  };
}

/** Draws something over the page or in its place, until it says that it has left the screen. */
const open = <Result,>(
  { store }: PageContextValue,
  draw: (opened: Opened<Result>) => ReactNode,
  kind: 'overlay' | 'page' = 'overlay',
): Promise<Result> =>
  new Promise((resolve) => {
    const remove = store.open({
      kind,
      render: () => draw({ resolve, close: (result) => (remove(), resolve(result)) }),
    });
  });

const ask = (
  { modal }: Feedback,
  { title, content, ok, cancel, danger }: Question,
): Promise<boolean> =>
  new Promise((resolve) => {
    modal.confirm({
      title,
      content,
      okText: ok ?? texts.common.ok,
      cancelText: cancel ?? texts.common.cancel,
      okButtonProps: { danger },
      autoFocusButton: danger ? 'cancel' : 'ok',
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    });
  });

/** A block or source by name; without names, all of the page. */
function reload(
  { blocks }: PageContextValue,
  { pool }: PageData,
  { block, source }: Parameters<ActionPorts['reload']>[0],
): void {
  // All that the page reads goes through its pool, what its blocks show too.
  if (block === undefined && source === undefined) return pool.reload();
  if (block !== undefined) blocks.get(block)?.reload();
  if (source !== undefined) blocks.get(`source:${source}`)?.reload();
}
