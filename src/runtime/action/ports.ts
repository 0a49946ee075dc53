import type { ActionPlan, FormPlan } from '../../schema/compile/plan.ts';
import type { Action, ImportAction } from '../../schema/generated/types.gen.ts';
import type { Evaluate, LocalScope } from '../data/evaluate.ts';
import type { Http } from '../host.ts';
import type { BlockHandle } from '../page/context.ts';

export type Tone = 'success' | 'info' | 'warning' | 'error';
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** A question with all texts filled in. */
export interface Question {
  title: string;
  content?: string;
  ok?: string;
  cancel?: string;
  danger: boolean;
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
}

/** What the runner asks of its surroundings; a page gives the real ones, tests give fakes. */
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
  openBlock(plan: ActionPlan, action: ActionOf<'openBlock'>, local: LocalScope): Promise<void>;
  openPage(
    plan: ActionPlan,
    action: ActionOf<'openPage'>,
    query: Record<string, string>,
    local: LocalScope,
  ): Promise<void>;
  openImport(action: ImportAction, local: LocalScope): Promise<boolean>;
  navigate(to: string, query?: Record<string, string>): void;
  back(): void;
  setState(values: Record<string, unknown>): void;
  /** Loads a named block or source again; the whole page when neither is named. */
  reload(target: { block?: string; source?: string; clearSelection?: boolean }): void;
  forgetDicts(types: 'all' | string[]): void;
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
  /** The list (or other block) it was started from: exports send its search, forms reload it. */
  origin?: BlockHandle;
  /** Closes the drawer or modal it was started in. */
  close?: () => void;
}

/** done false: a question was declined, a form closed without storing, or something failed (already shown). */
export interface ActionOutcome {
  done: boolean;
  result?: unknown;
}
