/** Buttons of an amis list as actions, with the forms that they open. */
import { defined } from '../../schema/defined.ts';
import type { Action, FormSchema } from '../../schema/generated/types.gen.ts';
import { namesOf } from '../classic/read/context.ts';
import { conditionOf, requestOf } from './expressions.ts';
import { amisForm } from './form.ts';
import {
  isObject,
  loseOthers,
  partsOf,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';

/** Where a button stands: above the list, above it for checked rows, or in each row. */
export type Place = 'toolbar' | 'bulk' | 'row';

interface Made {
  name: string;
  run: NonNullable<Action['run']>;
}

export interface Buttons {
  forms: Record<string, FormSchema>;
  actions: Record<string, Action>;
  /** Makes an action of a button; gives its key, or nothing where it has no action. */
  add(button: unknown, path: Path, place: Place): string | undefined;
}

const members = [
  'label',
  'actionType',
  'api',
  'dialog',
  'drawer',
  'confirmText',
  'level',
  'icon',
  'visibleOn',
  'disabledOn',
  'hiddenOn',
  'link',
  'url',
  'tooltip',
  'primary',
  'close',
];
const variants: Readonly<Record<string, Action['variant']>> = {
  primary: 'primary',
  danger: 'danger',
  link: 'link',
};

/** @param key the key field of the rows */
export function buttonsOf(reading: AmisReading, key: string): Buttons {
  const found: Buttons = { forms: {}, actions: {}, add };
  const named = (stem: string, taken: object): string => {
    let name = stem;
    for (let count = 2; Object.hasOwn(taken, name); count++) name = `${stem}${count}`;
    return name;
  };

  function add(button: unknown, path: Path, place: Place): string | undefined {
    if (!isObject(button)) return void reading.lose('action', path, { name: String(button) });
    const type = textIn(button.type) ?? 'button';
    const label = textIn(button.label) ?? textIn(button.tooltip);
    const lost = () =>
      void reading.lose('action', path, { name: label ?? textIn(button.actionType) ?? type });
    if (!['button', 'action', 'submit'].includes(type)) return lost();
    // What the rows are read as; checked rows have no one row to be read.
    const scope: AmisReading =
      place === 'row'
        ? reading
        : { ...reading, read: (name) => (place === 'bulk' && name === 'ids' ? 'ids' : undefined) };
    const made = stepsOf(button, path, place, scope);
    if (!made) return lost();
    loseOthers(button, members, { path, lose: reading.lose });
    const hidden = conditionOf(button.hiddenOn, [...path, 'hiddenOn'], scope);
    const name = named(made.name, found.actions);
    found.actions[name] = {
      label: label ?? made.name,
      ...defined({
        variant: variants[textIn(button.level) ?? ''],
        selection: place === 'bulk' ? ('some' as const) : undefined,
        visible:
          conditionOf(button.visibleOn, [...path, 'visibleOn'], scope) ??
          (hidden && { $expr: `!(${hidden.$expr})` }),
        disabled: conditionOf(button.disabledOn, [...path, 'disabledOn'], scope),
        confirm: confirmOf(button),
      }),
      run: made.run,
    } as Action;
    return name;
  }

  function stepsOf(
    button: Members,
    path: Path,
    place: Place,
    scope: AmisReading,
  ): Made | undefined {
    const kind = textIn(button.actionType);
    if (kind === 'ajax') {
      const request = requestOf(button.api, [...path, 'api'], scope, 'POST');
      if (!request) return undefined;
      return { name: 'send', run: [{ type: 'request', ...request }, { type: 'reload' }] };
    }
    if (kind === 'dialog' || kind === 'drawer') return opening(button, path, place, kind);
    const link = textIn(button.link);
    if (kind === 'link' && link?.startsWith('/') && !/[${}]/.test(link))
      return { name: 'go', run: [{ type: 'navigate', to: link }] };
    return kind === 'reload' ? { name: 'reload', run: [{ type: 'reload' }] } : undefined;
  }

  /** A dialog with a form in it. */
  function opening(
    button: Members,
    path: Path,
    place: Place,
    kind: 'dialog' | 'drawer',
  ): Made | undefined {
    const dialog = button[kind];
    if (!isObject(dialog)) return undefined;
    const at = [...path, kind, 'body'];
    const parts = partsOf(dialog.body);
    const index = parts.findIndex((one) => isObject(one) && one.type === 'form');
    if (index < 0) return undefined;
    const form = parts[index] as Members;
    const read = { ...reading, nameFor: namesOf(reading.lose) };
    const isRow = place === 'row';
    const own = amisForm(
      form,
      Array.isArray(dialog.body) ? [...at, index] : at,
      read,
      isRow ? key : undefined,
    );
    const mode = isRow ? ('edit' as const) : ('create' as const);
    const name = named(mode, found.forms);
    found.forms[name] = {
      ...own,
      ...defined({ title: textIn(dialog.title) ?? own.title }),
      container: kind === 'drawer' ? 'drawer' : 'modal',
    };
    if (!isRow) return { name: mode, run: [{ type: 'openForm' as const, form: name, mode }] };
    // amis fills the form with the row, unless it is loaded.
    const values = Object.fromEntries(
      own.fields.flatMap((field) =>
        typeof field === 'object' &&
        'name' in field &&
        field.name !== undefined &&
        !('type' in field)
          ? [[field.name, { $expr: `row.${field.name}` }]]
          : [],
      ),
    );
    const step = {
      type: 'openForm' as const,
      form: name,
      mode,
      recordKey: { $expr: `row.${key}` },
      ...(!own.load && { values }),
    };
    return { name: mode, run: [step] };
  }
  return found;
}

const confirmOf = ({ confirmText }: Members): Action['confirm'] => {
  const text = textIn(confirmText);
  return text === undefined || /[${}]/.test(text) ? undefined : { title: text };
};
