/** What a refused or unanswered attempt to store a form means. */
import type { FormMode, FormPlan, Values } from '../../../schema/compile/plan.ts';
import type { Protocol } from '../../../schema/protocol.ts';
import { ApiError } from '../../host.ts';
import { texts } from '../../locale/index.ts';
import type { FormModel } from '../model/formModel.ts';
import { refusedField } from '../model/refusal.ts';
import type { OpenedForm } from './useOpenedForm.ts';

/**
 * Somebody else stored the record meanwhile: the newest one, and the labels of what differs in it.
 */
export interface Conflict {
  message: string;
  record: Values;
  changed: string[];
}

/** A form whose record is loaded. */
export type ReadyForm = Extract<OpenedForm, { state: 'ready' }>;

/**
 * Whether nobody of the application has answered: no network, no server, or something between that
 * says so. The work may have been done all the same.
 */
export const isUnanswered = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError &&
  !problem.shown &&
  problem.answer === undefined &&
  !(problem.code >= 400 && problem.code < 500);

/**
 * What may have become of it: without a network nothing has left, otherwise the answer alone may be
 * lost.
 */
export const fateOf = ({ message }: ApiError): string =>
  navigator.onLine ? texts.form.uncertain(message) : texts.form.unanswered(message);

/**
 * Whether the server has stored another input under the key: that of an attempt whose answer was
 * lost.
 */
export const isStoredBefore = (protocol: Protocol, problem: unknown): boolean =>
  problem instanceof ApiError && protocol.refusal(problem.code, problem.answer).isStoredBefore;

/**
 * Takes the version that the stored attempt has made for the one that was loaded, unless somebody
 * else was next.
 */
export async function adoptOwnSave(
  { versionField }: FormPlan,
  { record, load }: ReadyForm,
): Promise<void> {
  if (versionField === undefined) return;
  const newest = await load().catch(() => undefined); // then the next attempt meets the conflict
  if (newest?.[versionField] === Number(record.current?.[versionField]) + 1)
    record.current = newest;
}

/** The visible field that a refusal of the server concerns. */
export function refusedAddress(problem: unknown, model: FormModel): string | undefined {
  if (!(problem instanceof ApiError) || problem.code === 0) return undefined;
  return refusedField(
    problem.message,
    problem.field,
    model.visible().map(({ address, path, node, state }) => ({
      address,
      path: path.join('.'),
      name: node.name,
      label: state.label,
    })),
  );
}

/** An attempt to store. */
interface Attempt {
  protocol: Protocol;
  plan: FormPlan;
  mode: FormMode;
  ready: ReadyForm;
}

/**
 * Whether a refusal means that somebody else stored the record meanwhile: then the newest one is
 * loaded.
 */
export async function conflictOf(
  problem: unknown,
  { protocol, plan, mode, ready }: Attempt,
): Promise<Conflict | undefined> {
  if (
    !(problem instanceof ApiError) ||
    !protocol.refusal(problem.code, problem.answer).isConcurrent ||
    mode !== 'edit'
  )
    return undefined;
  return newerRecord(problem.message, plan, ready); // without one the refusal itself is shown
}

/**
 * The record as it is stored now, if that is newer than what the form began with. Without a version
 * it is newer where fields that can be changed here have other values: storing would take them
 * back.
 *
 * @param message what is said of it
 */
export async function newerRecord(
  message: string | ((newest: Values) => string),
  { versionField, computed }: FormPlan,
  { model, record, load }: ReadyForm,
): Promise<Conflict | undefined> {
  const newest = await load().catch(() => undefined);
  if (!newest) return undefined;
  const differs = (name: string) => isOther(newest[name], record.current?.[name]);
  if (versionField !== undefined && !differs(versionField)) return undefined;
  // What follows from other values has not been changed by anybody.
  const { fields = [], shown = {} } = computed ?? {};
  const following = new Set(fields.map(({ name }) => shown[name]));
  const isChanged = (name: string) => !following.has(name) && differs(name);
  const changed = model
    .visible()
    .filter(({ path }) => path.length === 1 && isChanged(String(path[0])))
    .map(({ state }) => state);
  const isOverwritten = changed.some(({ disabled, readOnly }) => !disabled && !readOnly);
  if (versionField === undefined && !isOverwritten) return undefined;
  return {
    message: typeof message === 'string' ? message : message(newest),
    record: newest,
    changed: changed.map(({ label }) => label),
  };
}

/** Whether two values that came as JSON differ; none is like null. */
export const isOther = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
