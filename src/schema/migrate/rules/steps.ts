/**
 * Version 1: what an action did was its type; now it runs steps. Events of forms and lists are
 * steps, too.
 */
import { defined } from '../../defined.ts';
import { isObject } from '../../isObject.ts';
import { changeObjects, type JsonObject, type Rule } from '../rule.ts';
import { formerActions } from './formerActions.ts';
import { withoutOrdinaryReloads } from './reloads.ts';

type Step = JsonObject;

const listed = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** What every action could say of how it is offered. */
const offered = ['label', 'icon', 'look', 'needs', 'access', 'visible', 'disabled'];
const guarding = ['check', 'confirm'];

/** The members that say what an action of version 1 does. */
function bare(action: JsonObject): JsonObject {
  const own = action.type === 'confirm' || action.type === 'message' ? [] : guarding;
  const others = [...offered, ...own, 'then', 'forgetDicts', 'clearSelection'];
  return Object.fromEntries(Object.entries(action).filter(([key]) => !others.includes(key)));
}

const text = (value: unknown): Step => ({ type: 'message', ...defined({ text: value }) });

function requestSteps({ request, success, failure }: JsonObject): Step[] {
  const sent = isObject(request) ? request : {};
  const onError =
    failure === undefined ? undefined : [{ type: 'message', tone: 'error', text: failure }];
  const silent = success === '' || (success === undefined && (sent.method ?? 'GET') === 'GET');
  return [
    { type: 'request', ...sent, ...defined({ onError }) },
    ...(silent ? [] : [text(success)]),
  ];
}

function importStep({ warning, ...rest }: JsonObject): Step {
  if (!isObject(warning)) return defined({ ...rest, warning });
  const { request, when, message, ...others } = warning;
  return { ...rest, warning: { ...defined({ request, if: when, message }), ...others } };
}

const contained = ({ type: _type, surface, ...rest }: JsonObject, type: string): Step => ({
  type,
  ...defined({ container: surface }),
  ...rest,
});

/** Steps of an action by its former type; the follow-ups not among them. */
const makers: Readonly<Record<string, (action: JsonObject) => Step[]>> = {
  request: requestSteps,
  openBlock: (action) => [contained(action, 'show')],
  openPage: (action) => [contained(action, 'openPage')],
  import: (action) => [importStep(action)],
  download: ({ request, ...rest }) => [{ ...rest, ...(isObject(request) && request) }],
  sequence: ({ steps }) => listed(steps).flatMap(nestedSteps),
};

function stepsOf(action: JsonObject): Step[] {
  const maker = Object.hasOwn(makers, String(action.type))
    ? makers[String(action.type)]!
    : (one: JsonObject) => [one];
  return [...maker(bare(action)), ...listed(action.then).flatMap(nestedSteps)];
}

/**
 * An action among the steps of another: its question and its check become steps, its permission
 * that of each step.
 */
function nestedSteps(action: JsonObject): Step[] {
  if (typeof action.type !== 'string') return [action];
  const { check, confirm, access } = action;
  const own = action.type === 'confirm' || action.type === 'message';
  const steps = [
    ...(!own && isObject(check) ? checkSteps(check) : []),
    ...(!own && isObject(confirm) ? [{ type: 'confirm', ...confirm }] : []),
    ...stepsOf(action),
  ];
  return access === undefined ? steps : steps.map((step) => ({ ...step, access }));
}

function checkSteps({ when, message }: JsonObject): Step[] {
  const source = isObject(when) ? when.$expr : undefined;
  const unless = typeof source === 'string' ? { if: { $expr: `!(${source})` } } : {};
  return [
    { type: 'message', ...unless, tone: 'warning', ...defined({ text: message }) },
    { type: 'stop', ...unless },
  ];
}

/** Types of the standard actions: a declaration of the same type changed members of them. */
const standardTypes: Readonly<Record<string, string>> = {
  create: 'openForm',
  edit: 'openForm',
  remove: 'request',
  export: 'export',
  import: 'import',
  refresh: 'reload',
};

/**
 * What a declaration over a standard action says of what that does, with the members it left to it.
 */
function completed(key: string, action: JsonObject): JsonObject | undefined {
  if (key === 'edit') return { ...action, mode: action.mode ?? 'edit' };
  if (key !== 'remove') {
    const says = Object.keys(bare(action)).length > 1 || listed(action.then).length > 0;
    return says ? action : undefined;
  }
  if (action.request === undefined) return undefined;
  const success = action.success ?? '删除成功';
  return { ...action, success };
}

function changeAction(action: JsonObject, key: string, page: JsonObject): JsonObject {
  if (typeof action.type !== 'string') return action;
  const { label, icon, look, needs, access, visible, disabled, check, confirm } = action;
  const own = action.type === 'confirm' || action.type === 'message';
  const isOverride =
    Object.hasOwn(standardTypes, key) && standardTypes[key] === action.type && hasModel(page);
  const what = isOverride ? completed(key, action) : action;
  const offer = defined({
    label,
    icon,
    variant: look,
    selection: needs,
    access,
    visible,
    disabled,
  });
  return {
    ...offer,
    ...(!own && isObject(check) && defined({ assert: check.when, message: check.message })),
    ...(!own && defined({ confirm })),
    ...defined({ run: what && withoutOrdinaryReloads(stepsOf(what), page, { action: key }) }),
  };
}

/** Whether any list of the page has standard actions. */
const hasModel = (page: JsonObject): boolean => JSON.stringify(page).includes('"model":');

function changeForm(form: JsonObject, key: string, page: JsonObject): JsonObject {
  const entries = Object.entries(form).flatMap(([name, member]): [string, unknown][] => {
    if (name === 'after') {
      const steps = listed(member).flatMap(nestedSteps);
      const left = withoutOrdinaryReloads(steps, page, { form: key });
      return left.length > 0 || isInPlace(page, key) ? [['onSave', left]] : [];
    }
    if (name === 'surface') return [['container', member]];
    if (name === 'refused') return [['onError', listed(member).flatMap(nestedSteps)]];
    return [[name, member]];
  });
  return Object.fromEntries(entries);
}

/**
 * Whether the form stands in the page itself: there, steps after storing replace what would happen
 * else.
 */
function isInPlace(page: JsonObject, key: string): boolean {
  let found = false;
  changeObjects(page, (value) => {
    found ||= value.type === 'form' && value.form === key;
    return value;
  });
  return found;
}

const mapMembers = (
  value: unknown,
  change: (member: JsonObject, key: string) => unknown,
): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, member]) => [
          key,
          isObject(member) ? change(member, key) : member,
        ]),
      )
    : value;

export const steps: Rule = {
  name: 'steps',
  spellings: {
    look: 'variant',
    needs: 'selection',
    check: 'assert',
    // oxlint-disable-next-line unicorn/no-thenable -- a spelling of version 1
    then: 'run',
    steps: 'run',
    after: 'onSave',
    refused: 'onError',
    failure: 'onError',
    rowClick: 'onRowClick',
    openBlock: 'show',
    surface: 'container',
  },
  successors: formerActions,
  apply(page) {
    const events = changeObjects(page, ({ rowClick, ...value }) =>
      typeof rowClick === 'string'
        ? { ...value, onRowClick: [{ type: 'action', action: rowClick }] }
        : { ...value, ...defined({ rowClick }) },
    ) as JsonObject;
    return {
      ...events,
      ...defined({
        forms: mapMembers(events.forms, (form, key) => changeForm(form, key, events)),
        actions: mapMembers(events.actions, (action, key) => changeAction(action, key, events)),
      }),
    };
  },
};
