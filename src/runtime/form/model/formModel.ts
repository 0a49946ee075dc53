import { createForm, type Field, type Form, type GeneralField } from '@formily/core';
import { autorun, batch, observable, raw, toJS, untracked } from '@formily/reactive';
import type { FormMode, FormPlan, NodePlan, Values } from '../../../schema/compile/plan.ts';
import { isBlank } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { followComputed } from './computed.ts';
import { createField, dataOf, linkState, type FieldData } from './fields.ts';
import { nodeState, valuesRead, type NodeState } from './nodeState.ts';
import { namesOf, pathsOf, placesOf, type Place } from './places.ts';
import { checksOf, formProblems, nodeProblem, type PlacedProblem } from './problems.ts';
import { followValueRule } from './valueRules.ts';
import { defaultOf, typedValue } from './values.ts';
import { joinAddress, rulesFor, visitFields, type VisitedField } from './visit.ts';

/** The state of an open form, on top of Formily: values, fields made from the plan, linkage as reactions. */
export interface FormModel {
  readonly plan: FormPlan;
  readonly mode: FormMode;
  readonly form: Form;
  /**
   * What the view watches: `focusRequest` names the field that shall get the
   * focus (a new object for each request), `rowProblems` where the last check found something in rows
   * of lists.
   */
  readonly signals: {
    dirty: boolean;
    focusRequest: { address: string; gently: boolean } | undefined;
    rowProblems: ReadonlySet<string>;
  };
  /** A copy of the values as they are now, without tracking. */
  values(): Values;
  /** The expression language over the values as they are now; a reaction that asks for it follows its scope only. */
  evaluate(): Evaluate;
  setScope(evaluate: Evaluate): void;
  /** All nodes of the form by address, in their order. */
  readonly places: ReadonlyMap<string, Place>;
  /** Field or layout piece of a node; it is made when it is first asked for, which for most is when it comes on screen. */
  place(node: NodePlan, base: string): GeneralField;
  /** The same by address, with all it stands in; undefined for an address that the form does not have. */
  fieldAt(address: string): GeneralField | undefined;
  /** The visible fields as the values stand, from the plan. */
  visible(): VisitedField[];
  input(field: Field, value: unknown): void;
  /** The problem to be shown at a field now; tracks what it depends on. */
  problemAt(field: GeneralField): string | undefined;
  /** Problems of the fields whose address begins so are reported from now on, as after a check. */
  reportBelow(prefix: string): void;
  /** How many of the problems that the last check found in rows of lists are still there, among fields whose address begins so. */
  rowProblemsBelow(prefix: string): number;
  /** All problems, shown from now on; those of the nodes named are left for later. */
  check(later?: readonly string[]): PlacedProblem[];
  /** Shows a refusal at a field. */
  refuse(address: string, message: string): void;
  /** Brings a field into sight and gives it the focus; gently: unless somebody is in another field of the form. */
  reveal(address: string, gently?: boolean): void;
  /** Names of the top-level values that differ from those the form began with. */
  changed(): string[];
  /** Begins anew with other values; nothing is dirty, no problem is shown. */
  reset(values: Values): void;
  /** Takes values over, as if the form had begun with them; what the person changed stays when `keep` is set. */
  adopt(values: Values, keep: boolean): void;
}

/** Reads values for tracking, as deep as they go. */
function touch(values: Values, names: readonly string[] | 'all'): void {
  const read = (value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const member of Object.values(value)) read(member);
  };
  if (names === 'all') read(values);
  else for (const name of names) read(values[name]);
}

/** What tells a value from others. All that is blank is alike: a field that was emptied again has not been changed. */
const printOf = (value: unknown): string | undefined =>
  isBlank(value) ? undefined : JSON.stringify(value);

interface Options {
  plan: FormPlan;
  mode: FormMode;
  values: Values;
  scope: Evaluate;
}

/** Opens a form: makes its fields and sets linkage going. */
export function createFormModel({ plan, mode, values, scope }: Options): FormModel {
  const form = createForm({ values: structuredClone(values) });
  const outer = observable.shallow({ evaluate: scope });
  const signals: FormModel['signals'] = observable.shallow({
    dirty: false,
    focusRequest: undefined,
    rowProblems: new Set<string>(),
  });
  const places = placesOf(plan, mode);
  let beginning = new Map<string, string | undefined>();
  /** Whether the problem of a field that is made later is shown at once. */
  let isReported = (_address: string): boolean => false;

  const present = (): Values => raw(form.values) as Values;
  /** Follows the named values and the scope; gives the language over them. */
  const follow = (names: readonly string[] | 'all', row?: unknown): Evaluate => {
    touch(form.values as Values, names);
    return outer.evaluate.with({ values: present(), mode, ...(row !== undefined && { row }) });
  };
  /** All values, tracked. */
  const followed = (): Values => {
    touch(form.values as Values, 'all');
    return present();
  };
  const rowOf = (address: string): unknown => {
    const parts = address.split('.');
    const index = parts.findLastIndex((part) => /^\d+$/.test(part));
    if (index < 0) return undefined;
    const row = form.getValuesIn(parts.slice(0, index + 1).join('.')) as unknown;
    touch({ row }, ['row']);
    return row;
  };
  const topNames = namesOf(plan.nodes);
  const remember = () => {
    beginning = new Map(topNames.map((name) => [name, printOf(present()[name])]));
    signals.dirty = false;
  };

  const model: FormModel = {
    plan,
    mode,
    form,
    signals,
    places,
    values: () => untracked(() => toJS(form.values)) as Values,
    evaluate: () => follow([]),
    setScope: (evaluate) => {
      if (outer.evaluate !== evaluate) outer.evaluate = evaluate;
    },
    place(node, base) {
      const address = joinAddress(base, node.name);
      const existing = form.fields[address];
      if (existing) return existing;
      const inRow = !places.has(address);
      const rules = inRow ? [] : rulesFor(plan.rules, node.name);
      const data: FieldData = {
        node,
        state: untracked(() => nodeState(node, rules, follow([], rowOf(address)))) as NodeState,
        // Rows of a long list get their fields when they come into sight.
        reported: inRow ? signals.rowProblems.has(address) : isReported(address),
        refusal: undefined,
      };
      const field = createField(form, node, base, data);
      linkState(field, rules, (names) => follow(names, rowOf(field.address.toString())));
      return field;
    },
    fieldAt(address) {
      const place = places.get(address);
      if (!place) return form.fields[address] ?? rowField(model, address);
      if (place.base !== '') model.fieldAt(place.base);
      return model.place(place.node, place.base);
    },
    visible() {
      const fields: VisitedField[] = [];
      visitFields(plan, mode, present(), outer.evaluate, (field) => void fields.push(field));
      return fields;
    },
    input(field, value) {
      batch(() => {
        field.setValue(typedValue(dataOf(field).node.type, value));
        dataOf(field).refusal = undefined;
        field.modify();
        signals.dirty = model.changed().length > 0;
      });
    },
    problemAt(field) {
      const { node, state, reported, refusal } = dataOf(field);
      if (refusal !== undefined) return refusal;
      if (!reported || node.kind === 'layout' || field.pattern !== 'editable' || !field.visible)
        return undefined;
      const evaluate = follow(
        valuesRead(checksOf(node.validation)),
        rowOf(field.address.toString()),
      );
      return nodeProblem(node, state.required, (field as Field).value, evaluate);
    },
    reportBelow(prefix) {
      const found = formProblems(plan, mode, present(), outer.evaluate)
        .map(({ address }) => address)
        .filter((address) => address.startsWith(prefix));
      batch(() => {
        signals.rowProblems = new Set([...signals.rowProblems, ...found]);
        for (const [address, field] of ourFields(form))
          if (address.startsWith(prefix)) dataOf(field).reported = true;
      });
    },
    rowProblemsBelow(prefix) {
      const reported = [...signals.rowProblems].filter((address) => address.startsWith(prefix));
      if (reported.length === 0) return 0;
      const now = new Set(
        formProblems(plan, mode, followed(), outer.evaluate).map(({ address }) => address),
      );
      return reported.filter((address) => now.has(address)).length;
    },
    check(later = []) {
      isReported = (address) => !later.includes(address.replace(/\..*/s, ''));
      batch(() => {
        for (const [address, field] of ourFields(form))
          dataOf(field).reported ||= isReported(address);
      });
      const problems = formProblems(plan, mode, present(), outer.evaluate).filter(({ address }) =>
        isReported(address),
      );
      signals.rowProblems = new Set(
        problems.map(({ address }) => address).filter((address) => !places.has(address)),
      );
      return problems;
    },
    refuse(address, message) {
      const field = model.fieldAt(address);
      if (field) dataOf(field).refusal = message;
    },
    reveal(address, gently = false) {
      signals.focusRequest = { address, gently };
    },
    changed: () => topNames.filter((name) => printOf(present()[name]) !== beginning.get(name)),
    reset(next) {
      isReported = () => false;
      signals.rowProblems = new Set();
      batch(() => {
        form.setValues(structuredClone(next), 'overwrite');
        for (const [, field] of ourFields(form))
          Object.assign(dataOf(field), { reported: false, refusal: undefined });
      });
      remember();
    },
    adopt(next, keep) {
      const own = new Map((keep ? model.changed() : []).map((name) => [name, present()[name]]));
      model.reset(next);
      batch(() => {
        for (const [name, value] of own) form.setValuesIn(name, value);
      });
      signals.dirty = model.changed().length > 0;
    },
  };

  for (const rule of plan.rules)
    if ('value' in rule.set)
      followValueRule(rule, {
        mode,
        follow: () => follow(rule.reads),
        form,
        paths: pathsOf(places, rule.targets),
      });
  if (plan.computed && mode !== 'view')
    followComputed(plan.computed, { mode, form, places, follow });
  followDefaults(model, follow);
  remember();
  return model;
}

/**
 * The field at an address in a row; undefined when the list has no such row, or its rows no such
 * field. It is made here when its row was not drawn yet.
 */
function rowField(model: FormModel, address: string): GeneralField | undefined {
  const parts = address.split('.');
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  const list = parts.slice(0, at).join('.');
  const holder = model.places.get(list)?.node;
  const rows: unknown = (at < 0 ? undefined : (model.fieldAt(list) as Field | undefined))?.value;
  const index = Number(parts[at]);
  if (!holder?.item || !Array.isArray(rows) || index >= rows.length) return undefined;
  return below(model, holder.item.children, joinAddress(list, index), parts.slice(at + 1));
}

/** The field of a node, or of one in it, by its names. */
function below(
  model: FormModel,
  nodes: readonly NodePlan[],
  base: string,
  [name, ...rest]: readonly string[],
): GeneralField | undefined {
  const node = nodes.find((one) => one.name === name && one.modes.includes(model.mode));
  if (!node) return undefined;
  if (rest.length === 0) return model.place(node, base);
  return below(model, node.children, joinAddress(base, node.name), rest);
}

/** The fields that the plan has made: components of Formily may have made others below them. */
const ourFields = (form: Form): [string, GeneralField][] =>
  Object.entries(form.fields).filter(([, field]) => (field.data as Partial<FieldData>)?.node);

/** A default that could not be computed yet (its source was loading) is set when it can be, unless something was entered. */
function followDefaults(model: FormModel, follow: (names: readonly string[]) => Evaluate): void {
  if (model.mode !== 'create') return;
  for (const [address, { node }] of model.places) {
    if (
      node.kind !== 'field' ||
      typeof node.default !== 'object' ||
      !isBlank(raw(model.form.values)[node.name])
    )
      continue;
    const field = model.fieldAt(address) as Field;
    field.disposers.push(
      autorun(() => {
        const value = defaultOf(node, follow([]));
        untracked(() => {
          if (value !== undefined && !field.modified && isBlank(field.value)) field.setValue(value);
        });
      }),
    );
  }
}
