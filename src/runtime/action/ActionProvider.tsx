import { App } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useLatest } from '../core/hooks/useLatest.ts';
import { useNotify } from '../core/hooks/useNotify.ts';
import { useRuntimeHost, type RuntimeHost, type Notify } from '../host.ts';
import { usePage, type PageContextValue } from '../core/context.ts';
import { ScopeContext, useEvaluateNow } from '../core/scope.ts';
import { useData, type PageData } from '../data/context.ts';
import type { RunState } from '../core/pageStore.ts';
import type { Containers } from './containers.ts';
import { ActionRunnerContext, OriginContext, type ActionRunner } from './context.ts';
import type { ActionPorts, FormOpening, Question } from './ports.ts';
import { runAction } from './run.ts';
import { texts } from '../locale/index.ts';

type Feedback = Pick<ReturnType<typeof App.useApp>, 'modal'> & { notify: Notify };
type EvaluateNow = ReturnType<typeof useEvaluateNow>;
interface Scope {
  page: PageContextValue;
  host: RuntimeHost;
  feedback: Feedback;
  evaluateNow: EvaluateNow;
  data: PageData;
  containers: Containers;
}

interface Props {
  containers: Containers;
  children: ReactNode;
}

/** Gives the components of a page the means to run actions. */
export function ActionProvider({ containers, children }: Props) {
  const page = usePage();
  const data = useData();
  const host = useRuntimeHost();
  const { modal } = App.useApp();
  const notify = useNotify();
  const evaluateNow = useEvaluateNow();
  const feedback = { modal, notify };
  const latest = useLatest<Scope>({ page, data, host, feedback, evaluateNow, containers });
  const { store } = page;
  const runner = useMemo<ActionRunner>(
    () => createRunner(store, () => portsOf(latest.current)),
    [store, latest],
  );
  return <ActionRunnerContext.Provider value={runner}>{children}</ActionRunnerContext.Provider>;
}

function createRunner(store: PageContextValue['store'], ports: () => ActionPorts): ActionRunner {
  const mark = (token: string, state: RunState | undefined) =>
    store.setState(({ running }) => {
      const { [token]: _before, ...others } = running;
      return { running: state ? { ...others, [token]: state } : others };
    });
  return {
    async run(call, token) {
      if (token === undefined) return runAction(call, ports());
      if (store.getState().running[token]) return { done: false };
      mark(token, 'asking');
      try {
        return await runAction(call, ports(), (busy) => mark(token, busy ? 'working' : 'asking'));
      } finally {
        mark(token, undefined);
      }
    },
  };
}

function portsOf(scope: Scope): ActionPorts {
  const { page, data, host, feedback, evaluateNow, containers } = scope;
  return {
    http: host.http,
    evaluate: (local) => evaluateNow(local),
    form: (key) => (Object.hasOwn(page.plan.forms, key) ? page.plan.forms[key] : undefined),
    confirm: (question) => ask(feedback, question),
    message: feedback.notify,
    openForm: (opening) => openForm(scope, opening),
    show: (opening) =>
      opened(page, (onClosed) => <containers.show {...opening} onClosed={onClosed} />),
    openPage: ({ step, title }, query) =>
      opened(page, (onClosed) => (
        <containers.openPage step={step} title={title} query={query} onClosed={onClosed} />
      )),
    openImport: (opening) =>
      opened<boolean>(page, (onClosed) => <containers.import {...opening} onClosed={onClosed} />),
    navigate: (to, query) => page.route.navigate(to, query && { query }),
    back: () => page.route.back(),
    setState: (values) => page.store.change(values),
    reload: (target) => reload(page, data, target),
    custom: (name) =>
      host.customActions && Object.hasOwn(host.customActions, name)
        ? host.customActions[name]
        : undefined,
    now: () => Date.now(),
  };
}

/** Opens something over the page; resolves once it has left the screen. */
const opened = <Result = void,>(
  { store }: PageContextValue,
  render: (onClosed: (result: Result) => void) => ReactNode,
): Promise<Result> =>
  new Promise((resolve) => {
    const close = store.open({
      kind: 'overlay',
      render: () => render((result) => (close(), resolve(result))),
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

function openForm(
  { page, containers }: Scope,
  { plan, mode, recordKey, values, local, origin }: FormOpening,
): Promise<{ saved: boolean; result?: unknown }> {
  return new Promise((resolve) => {
    const close = page.store.open({
      kind: plan.container === 'page' ? 'page' : 'overlay',
      render: () => (
        <Locals local={local} origin={origin}>
          <containers.openForm
            plan={plan}
            mode={mode}
            recordKey={recordKey}
            values={values}
            // Whoever waits goes on at once, while the container is still leaving the screen.
            onSaved={(result) => resolve({ saved: true, result })}
            onClose={() => (close(), resolve({ saved: false }))}
          />
        </Locals>
      ),
    });
  });
}

const Locals = ({
  local,
  origin,
  children,
}: Pick<FormOpening, 'local' | 'origin'> & { children: ReactNode }) => (
  <ScopeContext.Provider value={local}>
    <OriginContext.Provider value={origin}>{children}</OriginContext.Provider>
  </ScopeContext.Provider>
);

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
