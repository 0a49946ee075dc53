/** Buttons of an amis list as actions, with the forms that they open. */
import { defined } from '../../../schema/defined.ts';
import type { Action, FormSchema } from '../../../schema/generated/types.gen.ts';
import { namesOf } from '../../classic/read/context.ts';
import { conditionOf, requestOf, templateOf } from './expressions.ts';
import { amisForm } from './form.ts';
import {
  isObject,
  loseOthers,
  oneOf,
  partsOf,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';
import { valueText } from '../../../widgets/choices.ts';

/** Where a button stands: above the list, above it for checked rows, or in each row. */
export type Place = 'toolbar' | 'bulk' | 'row';

interface Made {
  name: string;
  run: NonNullable<Action['run']>;
  /** Members of the button that the steps are made of. */
  read: readonly string[];
}

export interface Buttons {
  forms: Record<string, FormSchema>;
  actions: Record<string, Action>;
  /** Makes an action of a button; gives its key, or nothing where it has no action. */
  add(button: unknown, path: Path, place: Place): string | undefined;
}

const members = ['label', 'actionType', 'confirmText', 'visibleOn', 'disabledOn', 'hiddenOn'];
const variants = ['primary', 'danger', 'link'] as const;

/** @param key the key field of the rows */
export function buttonsOf(reading: AmisReading, key: string): Buttons {
  const found: Buttons = { forms: {}, actions: {}, add };
  const named = (stem: string, taken: object): string => {
    let name = stem;
    for (let count = 2; Object.hasOwn(taken, name); count++) name = `${stem}${count}`;
    return name;
  };

  function add(button: unknown, path: Path, place: Place): string | undefined {
    if (!isObject(button)) return void reading.lose('action', path, { name: valueText(button) });
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
    const at = { path, lose: reading.lose };
    const asLabel = textIn(button.label) === undefined ? ['tooltip'] : [];
    loseOthers(button, [...members, ...made.read, ...asLabel, 'level', 'primary'], at);
    const level = button.primary === true ? 'primary' : button.level;
    const hidden = conditionOf(button.hiddenOn, [...path, 'hiddenOn'], scope);
    const name = named(made.name, found.actions);
    found.actions[name] = {
      label: label ?? made.name,
      ...defined({
        variant: level === 'default' ? undefined : oneOf({ level }, 'level', variants, at),
        selection: place === 'bulk' ? ('some' as const) : undefined,
        visible:
          conditionOf(button.visibleOn, [...path, 'visibleOn'], scope) ??
          (hidden && { $expr: `!(${hidden.$expr})` }),
        disabled: conditionOf(button.disabledOn, [...path, 'disabledOn'], scope),
        confirm: confirmOf(button, path, scope),
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
      return {
        name: 'send',
        run: [{ type: 'request', ...request }, { type: 'reload' }],
        read: ['api'],
      };
    }
    if (kind === 'dialog' || kind === 'drawer') return opening(button, path, place, kind);
    const link = textIn(button.link);
    if (kind === 'link' && link?.startsWith('/') && !/[${}]/.test(link))
      return { name: 'go', run: [{ type: 'navigate', to: link }], read: ['link'] };
    return kind === 'reload' ? { name: 'reload', run: [{ type: 'reload' }], read: [] } : undefined;
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
    loseOthers(dialog, ['title', 'body'], { path: [...path, kind], lose: reading.lose });
    for (const [other, one] of parts.entries())
      if (other !== index)
        reading.lose('noPlace', [...at, other], {
          name: isObject(one) ? valueText(one.type) : 'body',
        });
    const read = { ...reading, nameFor: namesOf(reading.lose) };
    const isRow = place === 'row';
    const own = amisForm(
      form,
      Array.isArray(dialog.body) ? [...at, index] : at,
      read,
      isRow ? key : undefined,
    );
    const title = textIn(dialog.title);
    if (title !== undefined && own.title !== undefined)
      reading.lose('noPlace', [...at, ...(Array.isArray(dialog.body) ? [index] : []), 'title'], {
        name: 'title',
      });
    const mode = isRow ? ('edit' as const) : ('create' as const);
    const name = named(mode, found.forms);
    found.forms[name] = {
      ...own,
      ...defined({ title: title ?? own.title }),
      container: kind === 'drawer' ? 'drawer' : 'modal',
    };
    if (!isRow)
      return { name: mode, run: [{ type: 'openForm' as const, form: name, mode }], read: [kind] };
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
    return { name: mode, run: [step], read: [kind] };
  }
  return found;
}

/** The question before; values in it are read as everywhere. */
function confirmOf({ confirmText }: Members, path: Path, reading: AmisReading): Action['confirm'] {
  const text = textIn(confirmText);
  if (text === undefined) return undefined;
  if (!/[${}]/.test(text)) return { title: text };
  const own = templateOf(text, reading);
  if (own !== undefined) return { title: { $text: own } };
  reading.lose('expression', [...path, 'confirmText'], { name: text });
  return { title: text };
}
