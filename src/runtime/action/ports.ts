import type { ReactNode } from 'react';
import type { ActionPlan, FormPlan } from '../../schema/compile/plan.ts';
import type { Evaluate, LocalScope } from '../core/evaluate.ts';
import type { Http } from '../host.ts';
import type { BlockHandle } from '../core/context.ts';
import type { BatchReport, Protocol } from '../../schema/protocol.ts';

export type Tone = 'success' | 'info' | 'warning' | 'error';

/** A question with all texts filled in. */
export interface Question {
  title: string;
  content?: string;
  ok?: string;
  cancel?: string;
  danger: boolean;
}

/** A question that asks for a reason, too. */
export interface ReasonQuestion extends Question {
  reason: { label: string; min: number };
}

/** Something opened over the page, or in its place. */
export interface Opened<Result> {
  /** What became of it: whoever waits goes on. */
  resolve(result: Result): void;
  /** It has left the screen; `result` where it was not given before. */
  close(result: Result): void;
}

/** What the runner asks of the page around it; tests give fakes. */
export interface ActionPorts {
  http: Http;
  protocol: Protocol;
  /** The expression language over the present state and these locals. */
  evaluate(local: LocalScope): Evaluate;
  form(key: string): FormPlan | undefined;
  confirm(question: Question): Promise<boolean>;
  /** Resolves with the reason; undefined when the question was declined. */
  askReason(question: ReasonQuestion): Promise<string | undefined>;
  message(tone: Tone, text: string): void;
  /** Shows what became of each record. */
  report(title: string, report: BatchReport): void;
  /** Draws something over the page (a drawer, a dialog) or in its place; resolves with what became of it. */
  open<Result>(
    draw: (opened: Opened<Result>) => ReactNode,
    kind?: 'overlay' | 'page',
  ): Promise<Result>;
  navigate(to: string, query?: Record<string, string>): void;
  back(): void;
  setState(values: Record<string, unknown>): void;
  /** Loads a named block or source again; the whole page when neither is named. */
  reload(target: { block?: string; source?: string }): void;
  /** Where a named block stands in the document; undefined while it is not on screen. */
  element(block: string): HTMLElement | undefined;
  custom(
    name: string,
  ):
    | ((
        props: Record<string, unknown>,
        scope: Readonly<Record<string, unknown>>,
      ) => Promise<unknown>)
    | undefined;
  now(): number;
}

/** One start of an action. */
export interface ActionCall {
  plan: ActionPlan;
  local: LocalScope;
  /** Key of the row or the one checked row: the record that openForm loads by default. */
  recordKey?: unknown;
  /** The list (or other block) it was started from: exports send its search, writes load it again. */
  origin?: BlockHandle;
  /** Closes the drawer or modal it was started in. */
  close?: () => void;
}

/** done false: a question was declined, a form closed without storing, or something failed (already shown). */
export interface ActionOutcome {
  done: boolean;
  result?: unknown;
}
