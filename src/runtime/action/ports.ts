import type { ActionPlan, FormPlan, StepPlan } from '../../schema/compile/plan.ts';
import type { Evaluate, LocalScope } from '../core/evaluate.ts';
import type { Http } from '../host.ts';
import type { BlockHandle } from '../core/context.ts';

export type Tone = 'success' | 'info' | 'warning' | 'error';
export type StepOf<Type extends StepPlan['type']> = Extract<StepPlan, { type: Type }>;

/** A question with all texts filled in. */
export interface Question {
  title: string;
  content?: string;
  ok?: string;
  cancel?: string;
  danger: boolean;
}

/** What a step opens over the page: in which scope, and the block that it was started from. */
export interface Opening<Type extends StepPlan['type']> {
  step: StepOf<Type>;
  local: LocalScope;
  origin?: BlockHandle;
}

/** Blocks or a page, with the title filled in. */
export interface TitledOpening<Type extends 'show' | 'openPage'> extends Opening<Type> {
  title: string;
}

/** A form to be opened over what is shown. */
export interface FormOpening {
  plan: FormPlan;
  mode: 'create' | 'edit' | 'view';
  /** Key of the record that edit and view load. */
  recordKey?: unknown;
  values: Record<string, unknown>;
  /** What the form's expressions read of the place it was opened from. */
  local: LocalScope;
  origin?: BlockHandle;
}

/** What the runner asks of the page around it; tests give fakes. */
export interface ActionPorts {
  http: Http;
  /** The expression language over the present state and these locals. */
  evaluate(local: LocalScope): Evaluate;
  form(key: string): FormPlan | undefined;
  confirm(question: Question): Promise<boolean>;
  message(tone: Tone, text: string): void;
  /** Resolves when stored, or closed without storing. */
  openForm(opening: FormOpening): Promise<{ saved: boolean; result?: unknown }>;
  /** These resolve when closed; of the import true: rows were stored. */
  show(opening: TitledOpening<'show'>): Promise<void>;
  openPage(opening: TitledOpening<'openPage'>, query: Record<string, string>): Promise<void>;
  openImport(opening: Opening<'import'>): Promise<boolean>;
  navigate(to: string, query?: Record<string, string>): void;
  back(): void;
  setState(values: Record<string, unknown>): void;
  /** Loads a named block or source again; the whole page when neither is named. */
  reload(target: { block?: string; source?: string }): void;
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
