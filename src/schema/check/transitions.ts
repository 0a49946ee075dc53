/** Transitions of a model: fields and states that exist, and states that can be reached. */
import type { Field, Model, Transition } from '../generated/types.gen.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { nearest } from '../nearest.ts';
import { statesOf } from '../record/transitions.ts';
import type { Path } from '../pointer.ts';
import { checkReads, readsOf } from './expressions.ts';
import { fieldsOf, recordMembers } from './fields.ts';
import { checkMessage } from './messages.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';
import { literalError } from './values.ts';

interface Check {
  model: Model;
  fields: Readonly<Record<string, Field>>;
  projectIndex: ProjectIndex;
  report: Report;
}

/** Everything that transitions name is there, and fits. */
export function checkTransitions(model: Model, projectIndex: ProjectIndex, report: Report): void {
  const check: Check = { model, fields: fieldsOf(model), projectIndex, report };
  const transitions = Object.entries(model.transitions ?? {});
  if (transitions.length > 0 && model.path === undefined)
    report.add('missing-part', ['transitions'], 'transitions are routes and need the path');
  for (const [name, transition] of transitions)
    checkTransition(check, transition, ['transitions', name]);
  const states = statesOf(model);
  for (const name of states.keys()) if (fieldsOf(model)[name]) checkStateField(check, name);
  for (const [name, { initialStates }] of Object.entries(model.fields))
    if (initialStates && !states.has(name))
      report.add(
        'missing-part',
        ['fields', name, 'initialStates'],
        `no transition moves the field ${name}`,
      );
}

function checkTransition(check: Check, transition: Transition, path: Path): void {
  const { model, fields, report } = check;
  const { field, from, to, access, message, assert } = transition;
  const names = Object.keys(fields);
  if (report.expect('unknown-field', [...path, 'field'], 'field', field, names)) {
    from.forEach((state, index) => checkState(check, field, state, [...path, 'from', index]));
    checkState(check, field, to, [...path, 'to']);
    from.forEach((state, index) =>
      checkReached(check, field, String(state), [...path, 'from', index]),
    );
  }
  if (model.permission === undefined && access !== undefined && !access.includes(':'))
    report.add(
      'unknown-permission',
      [...path, 'access'],
      `the model has no permission that completes the verb ${access}`,
    );
  checkFields(check, transition, path);
  const members = recordMembers(model);
  if (message !== undefined && !assert)
    report.add('missing-part', [...path, 'message'], 'message is the refusal of assert');
  checkMessage(message, members, [...path, 'message'], report);
  const reads = assert && readsOf(assert.$expr, [...path, 'assert'], report);
  if (reads)
    checkReads(reads, { record: members, input: members, user: null }, [...path, 'assert'], report);
}

/** Fields that come with the move, and those that the server fills. */
function checkFields(
  { model, fields, report }: Check,
  { field, required = [], optional = [], reason, stamps = {} }: Transition,
  path: Path,
): void {
  const asked = [
    ...required.map((name, index) => ({ name, path: [...path, 'required', index] })),
    ...optional.map((name, index) => ({ name, path: [...path, 'optional', index] })),
  ];
  const named = [
    ...asked,
    ...Object.keys(stamps).map((name) => ({ name, path: [...path, 'stamps', name] })),
  ];
  for (const { name, path: place } of named) {
    if (!report.expect('unknown-field', place, 'field', name, Object.keys(fields))) continue;
    if (name === field || name === model.key || name === model.versionField)
      report.add('wrong-field-type', place, `the field ${name} is set by the server itself`);
  }
  for (const { name, path: place } of asked)
    if (reason && name === 'reason')
      report.add('duplicate-id', place, 'the reason and the field reason share a name in requests');
  for (const [name, stamp] of Object.entries(stamps)) {
    const declared = fields[name];
    if (declared && !fitsStamp(declared, stamp))
      report.add(
        'wrong-field-type',
        [...path, 'stamps', name],
        `the field ${name} is of type ${declared.type} and cannot hold ${stamp}`,
      );
  }
}

const fitsStamp = (field: Field, stamp: 'now' | 'user'): boolean =>
  stamp === 'now'
    ? typeOf(field).range !== undefined
    : field.type === 'ref' || field.type === 'long' || typeOf(field).isText === true;

/** A state is a text or number with a first value. */
function checkStateField(check: Check, name: string): void {
  const { model, fields, report } = check;
  const { type, default: first, initialStates = [] } = fields[name]!;
  const path = ['fields', name];
  if (type !== 'string' && type !== 'integer')
    report.add(
      'wrong-field-type',
      [...path, 'type'],
      `the field ${name} is of type ${type} and must be string or integer to hold a state`,
    );
  if (first == null)
    report.add('missing-part', path, `the field ${name} holds a state and needs a default`);
  if ([model.versionField, model.softDelete?.field, model.tree?.order].includes(name))
    report.add('wrong-field-type', path, `the field ${name} is set by the server itself`);
  initialStates.forEach((state, index) =>
    checkState(check, name, state, [...path, 'initialStates', index]),
  );
  if (first != null && initialStates.length > 0 && !initialStates.includes(first as string))
    report.add(
      'bad-default',
      [...path, 'default'],
      `${JSON.stringify(first)} is none of the initial states`,
      String(initialStates[0]),
    );
}

function checkState(
  { fields, projectIndex, report }: Check,
  field: string,
  state: string | number,
  path: Path,
): void {
  const fault = literalError(state, fields[field]!, projectIndex);
  if (fault)
    report.add(
      'bad-state',
      path,
      `${JSON.stringify(state)} ${fault.reason}`,
      nearest(String(state), fault.choices ?? []),
    );
}

/** A hint: rows of before may be in a state that nothing leads to any more. */
function checkReached({ model, report }: Check, field: string, state: string, path: Path): void {
  const isInitial = statesOf(model).get(field)?.has(state);
  const isReached = Object.values(model.transitions ?? {}).some(
    (other) => other.field === field && String(other.to) === state,
  );
  if (!isInitial && !isReached)
    report.add('unreachable-state', path, `nothing leads to the state ${state} of ${field}`);
}
