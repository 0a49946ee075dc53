/** A page for actions under test: what it was asked, and what it says of itself, in arrays. */
import type { ReactElement, ReactNode } from 'react';
import { beforeEach } from 'vitest';
import type {
  ActionCall,
  ActionPorts,
  Opened,
  Question,
} from '../../../../src/runtime/action/ports.ts';
import { runAction } from '../../../../src/runtime/action/run.ts';
import type { BlockHandle } from '../../../../src/runtime/core/context.ts';
import { protocol } from '../../../../src/protocol/index.ts';
import type { FormPlan, StepPlan } from '../../../../src/schema/compile/plan.ts';
import { steps } from '../../../../src/steps/index.ts';
import { actionPlan, evaluateOver, FakeHttp } from '../../support.ts';

type Props = Record<string, unknown> & {
  onClosed(result?: unknown): void;
  onSaved(result: unknown): void;
  onClose(): void;
};

export const said = (text: string): StepPlan => ({ type: 'message', tone: 'success', text });

/** Makes the page; it is another one for each test. */
export function actionPage() {
  const http = new FakeHttp();
  const log: unknown[] = [];
  const questions: Question[] = [];
  /** Props of what was opened, and the values of the contexts that it stands in. */
  const opened: Props[] = [];
  const contexts: unknown[] = [];
  const origin = {} as Required<BlockHandle>;
  const ports = {} as ActionPorts;

  /** Props of the innermost component: what is opened may stand in contexts. */
  function propsOf(node: ReactNode): Props {
    const { props } = node as ReactElement<Props & { value?: unknown; children?: ReactNode }>;
    if (props.children === undefined) return props;
    contexts.push(props.value);
    return propsOf(props.children);
  }

  const start = (call: ActionCall, working?: (busy: boolean) => void) =>
    runAction(call, { steps, ports, ...(working && { working }) });
  const page = {
    http,
    log,
    questions,
    opened,
    contexts,
    origin,
    ports,
    /** What people do with what was opened, by the props of its component. */
    people: (_props: Props): void => {},
    /** What people answer to a question that asks for a reason. */
    reason: '' as string | undefined,
    start,
    run: (plans: StepPlan | StepPlan[], local = {}) =>
      start({ plan: actionPlan(plans), local, origin }),
  };

  beforeEach(() => {
    http.answer = new FakeHttp().answer;
    for (const list of [http.asked, http.downloads, log, questions, opened, contexts])
      list.length = 0;
    page.people = () => {};
    page.reason = '写错了';
    Object.assign(origin, {
      reload: () => log.push('origin reloaded'),
      clearSelection: () => log.push('selection cleared'),
      searchParams: () => ({ name: 'x', params: { beginTime: '2026-01-01' } }),
    } satisfies Required<BlockHandle>);
    Object.assign(ports, {
      http,
      protocol,
      evaluate: (local) => evaluateOver({ state: { step: 1 }, ...local }),
      form: (key) => (key === 'edit' ? ({ key: 'edit' } as FormPlan) : undefined),
      confirm: (question) => {
        questions.push(question);
        return Promise.resolve(true);
      },
      askReason: (question) => {
        questions.push(question);
        return Promise.resolve(page.reason);
      },
      message: (tone, text) => log.push(`${tone}: ${text}`),
      report: (title, { done, failed }) => log.push([title, done.length, failed]),
      open: (draw) =>
        new Promise((resolve) => {
          const remove = () => log.push('left the screen');
          const closing = {
            resolve,
            close: (result: unknown) => (remove(), resolve(result as never)),
          };
          const props = propsOf(draw(closing as Opened<never>));
          opened.push(props);
          page.people(props);
        }),
      navigate: (to, query) => log.push(['navigate', to, query]),
      back: () => log.push('back'),
      setState: (values) => log.push(['state', values]),
      reload: (target) => log.push(['reload', target]),
      element: () => undefined,
      custom: (name) =>
        name === 'print' ? (props) => Promise.resolve({ printed: props }) : undefined,
      now: () => 1700000000000,
    } satisfies ActionPorts);
  });
  return page;
}
