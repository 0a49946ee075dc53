import { createForm, type Field, type Form, type GeneralField } from '@formily/core';
import { batch, observable, toJS, untracked } from '@formily/reactive';
import type { FormMode, FormPlan, Values } from '../../../schema/compile/plan.ts';
import { isBlank } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { createField, dataOf, linkState, type FieldData } from './fields.ts';
import type { FormModel } from './formModel.ts';
import { followComputed } from './computed.ts';
import { followDefaults } from './lateDefaults.ts';
import { nodeState, valuesRead, type NodeState } from './nodeState.ts';
import { namesOf, pathsOf, placesOf } from './places.ts';
import { checksOf, formProblems, nodeProblem } from './problems.ts';
import { rowField } from './rowField.ts';
import { createTracking } from './tracking.ts';
import { followValueRule } from './valueRules.ts';
import { typedValue } from './values.ts';
import { joinAddress, rulesFor, visitFields, type VisitedField } from './visit.ts';

/**
 * What distinguishes a value from others. All that is blank is alike: a field that was emptied
 * again has not been changed.
 */
const printOf = (value: unknown): string | undefined =>
  isBlank(value) ? undefined : JSON.stringify(value);

/** The fields that the plan has made: components of Formily may have made others below them. */
const ourFields = (form: Form): [string, GeneralField][] =>
  Object.entries(form.fields).filter(([, field]) => (field.data as Partial<FieldData>)?.node);

interface Options {
  plan: FormPlan;
  mode: FormMode;
  values: Values;
  scope: Evaluate;
}

/** Opens a form: makes its fields and sets linkage going. */
export function createFormModel({ plan: given, mode, values, scope }: Options): FormModel {
  let plan = given;
  const form = createForm({ values: structuredClone(values) });
  const signals: FormModel['signals'] = observable.shallow({
    dirty: false,
    focusRequest: undefined,
    rowProblems: new Set<string>(),
  });
  let places = placesOf(plan, mode);
  let beginning = new Map<string, string | undefined>();
  /** Whether the problem of a field that is made later is shown at once. */
  let isReported = (_address: string): boolean => false;

  const {
    present,
    followed,
    follow,
    rowOf,
    scope: outer,
    setScope,
  } = createTracking(form, mode, scope);
  const topNames = namesOf(plan.nodes);
  const remember = () => {
    beginning = new Map(topNames.map((name) => [name, printOf(present()[name])]));
    signals.dirty = false;
  };

  const model: FormModel = {
    get plan() {
      return plan;
    },
    mode,
    form,
    signals,
    guards: new Set(),
    get places() {
      return places;
    },
    values: () => untracked(() => toJS(form.values)) as Values,
    evaluate: () => follow([]),
    setScope,
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
    changeNodes(change, below) {
      batch(() => {
        if (below !== undefined)
          for (const [other, field] of ourFields(form))
            if (other.startsWith(`${below}.`)) field.destroy(false);
        plan = { ...plan, nodes: change(plan.nodes) };
        places = placesOf(plan, mode);
      });
    },
    fieldAt(address) {
      const place = places.get(address);
      if (!place) return form.fields[address] ?? rowField(model, address);
      if (place.base !== '') model.fieldAt(place.base);
      return model.place(place.node, place.base);
    },
    visible() {
      const fields: VisitedField[] = [];
      visitFields(plan, mode, present(), outer(), (field) => void fields.push(field));
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
    learn(field, value) {
      const [name = ''] = field.address.toString().split('.');
      const isFirst = printOf(present()[name]) === beginning.get(name);
      batch(() => {
        field.setValue(value);
        if (isFirst) beginning.set(name, printOf(present()[name]));
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
      const found = formProblems(plan, mode, present(), outer())
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
        formProblems(plan, mode, followed(), outer()).map(({ address }) => address),
      );
      return reported.filter((address) => now.has(address)).length;
    },
    check(later = []) {
      isReported = (address) => !later.includes(address.replace(/\..*/s, ''));
      batch(() => {
        for (const [address, field] of ourFields(form))
          dataOf(field).reported ||= isReported(address);
      });
      const problems = formProblems(plan, mode, present(), outer()).filter(({ address }) =>
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
    forgetBelow(prefix) {
      batch(() => {
        for (const [address, field] of ourFields(form))
          if (address.startsWith(prefix)) dataOf(field).refusal = undefined;
      });
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
