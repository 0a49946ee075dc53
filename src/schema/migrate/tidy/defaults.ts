/**
 * What a page says and its models say, too, goes: titles of forms and imports, standard steps,
 * switches.
 */
import { formTitles } from '../../compile/forms.ts';
import {
  isStandardAction,
  standardAction,
  type StandardParts,
} from '../../compile/standardActions.ts';
import { switchDefaults } from '../../compile/switch.ts';
import { defined } from '../../defined.ts';
import type { Model } from '../../generated/types.gen.ts';
import type { NamedStepCompiler } from '../../stepDefinition.ts';
import { isObject } from '../../isObject.ts';
import { type JsonObject } from '../rule.ts';
import type { TidyContext } from './context.ts';

/** JSON with the keys of records in one order: equal values give equal texts. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** A record without the members that the defaults have with the same value. */
const without = (value: JsonObject, defaults: object): JsonObject =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([key, member]) =>
        key === 'type' ||
        !Object.hasOwn(defaults, key) ||
        !isSame(member, (defaults as JsonObject)[key]),
    ),
  );

const mapMembers = (value: unknown, change: (member: JsonObject, key: string) => unknown) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, member]) => {
          const changed = isObject(member) ? change(member, key) : member;
          return changed === undefined ? [] : [[key, changed]];
        }),
      )
    : value;

type Parts = StandardParts & { steps: readonly NamedStepCompiler[] };

/** A declaration over a standard action; undefined when nothing of it differs. */
function tidyAction(action: JsonObject, key: string, parts: Parts): unknown {
  const { model, protocol, steps: compilers } = parts;
  const steps = Array.isArray(action.run) ? action.run.filter(isObject) : undefined;
  const run = steps?.map((step) =>
    without(
      step,
      compilers.find(({ name }) => name === step.type)?.defaults?.(model, protocol) ?? {},
    ),
  );
  const changed = { ...action, ...defined({ run }) };
  if (!isStandardAction(key)) return changed;
  const left = without(changed, standardAction(key, parts));
  return Object.keys(left).length > 0 ? left : undefined;
}

/** Cells of the columns of every list. */
function tidyCells(value: unknown, model: Model | undefined, context: TidyContext): unknown {
  const { models, vocabulary } = context;
  const { protocol } = vocabulary;
  if (Array.isArray(value)) return value.map((item) => tidyCells(item, model, context));
  if (!isObject(value)) return value;
  const own = typeof value.model === 'string' ? models.get(value.model) : model;
  const { cell, field } = value;
  if (isObject(cell) && cell.type === 'switch' && typeof field === 'string')
    return {
      ...value,
      cell: without(cell, switchDefaults(protocol, { model: own, name: field, cell })),
    };
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, tidyCells(member, own, context)]),
  );
}

export function defaults(page: JsonObject, context: TidyContext): JsonObject {
  const { models, vocabulary } = context;
  const { protocol, steps } = vocabulary;
  const list = isObject(page.list) ? page.list : {};
  const named = (name: unknown) => (typeof name === 'string' ? models.get(name) : undefined);
  const main = named(list.model ?? page.model);
  const form = typeof list.form === 'string' ? list.form : 'edit';
  const { forms, actions, ...rest } = tidyCells(page, undefined, context) as JsonObject;
  const tidied = {
    forms: mapMembers(forms, (one) => {
      const model = named(one.model ?? page.model);
      if (!model || !isObject(one.title)) return one;
      const title = without(one.title, formTitles(model));
      const { title: _title, ...others } = one;
      return Object.keys(title).length > 0 ? { ...one, title } : others;
    }),
    actions: main
      ? mapMembers(actions, (action, key) =>
          tidyAction(action, key, { model: main, form, protocol, steps }),
        )
      : actions,
  };
  return {
    ...rest,
    ...Object.fromEntries(
      Object.entries(tidied).filter(
        ([, member]) => isObject(member) && Object.keys(member).length > 0,
      ),
    ),
  };
}
