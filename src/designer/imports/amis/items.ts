/** What stands in a form of amis: controls, and layout around them. */
import { defined } from '../../../schema/defined.ts';
import type { FormItem, FormLayout } from '../../../schema/generated/types.gen.ts';
import { namesOf } from '../../classic/read/context.ts';
import { nearest } from '../../../schema/nearest.ts';
import { amisControls, controlOf } from './controls.ts';
import { amisField, firstText, statesOf } from './fields.ts';
import {
  isObject,
  loseOthers,
  partsOf,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';

/** Buttons that every form of ours has. */
export const ownButtons: readonly string[] = ['submit', 'reset'];
/** What is drawn and holds nothing. */
const drawn: readonly string[] = [
  'divider',
  'button',
  'action',
  'button-toolbar',
  'submit',
  'reset',
];
const layoutMembers = ['visible', 'visibleOn', 'hidden', 'hiddenOn'];

/** Most columns of a grid (form.schema.json). */
export const mostColumns = 24;

/** Reads what stands at a place, in its order. */
export function amisItems(value: unknown, path: Path, reading: AmisReading): FormItem[] {
  return partsOf(value).flatMap((one, index) => {
    const here = Array.isArray(value) ? [...path, index] : path;
    if (isObject(one)) return itemOf(one, here, reading) ?? [];
    reading.refuse(here, 'object', one);
    return [];
  });
}

/** What stands in a part, under whichever of the names. */
const bodyOf = (item: Members, path: Path): { value: unknown; path: Path; member: string } => {
  const member = ['body', 'controls', 'columns', 'items'].find((name) => name in item) ?? 'body';
  return { value: item[member], path: [...path, member], member };
};

function itemOf(item: Members, path: Path, reading: AmisReading): FormItem | undefined {
  const type = textIn(item.type) ?? 'input-text';
  const control = controlOf(type);
  if (control) return amisField(item, control, path, reading);
  const make = Object.hasOwn(layouts, type) ? layouts[type] : undefined;
  if (make) return { ...make(item, path, reading), ...shown(item, path, reading) } as FormItem;
  if (type === 'hidden') {
    loseOthers(item, ['name', 'value'], { path, lose: reading.lose });
    return {
      name: reading.nameFor(item.name, [...path, 'name']),
      hidden: true,
      ...defined({ value: item.value }),
    };
  }
  if (ownButtons.includes(type)) return void loseOthers(item, [], { path, lose: reading.lose });
  reading.lose(drawn.includes(type) ? 'noPlace' : 'unknownTag', [...path, 'type'], {
    name: type,
    nearest: drawn.includes(type)
      ? undefined
      : nearest(type, [...Object.keys(amisControls), ...Object.keys(layouts)]),
  });
  return undefined;
}

/** Layout is shown or not; nothing else of it follows the values. */
const shown = (item: Members, path: Path, reading: AmisReading) =>
  defined({ visible: statesOf(item, path, reading).visible });

type Make = (item: Members, path: Path, reading: AmisReading) => Partial<FormLayout>;

const group: Make = (item, path, reading) => {
  const { value, path: at, member } = bodyOf(item, path);
  loseOthers(item, [...layoutMembers, member, 'title', 'label'], { path, lose: reading.lose });
  return {
    type: 'group',
    ...defined({ label: firstText(item, ['title', 'label'], path, reading.lose) }),
    fields: amisItems(value, at, reading),
  };
};

const grid: Make = (item, path, reading) => {
  const { value, path: at, member } = bodyOf(item, path);
  loseOthers(item, [...layoutMembers, member], { path, lose: reading.lose });
  // Columns of a grid hold their controls; those of a group are the controls.
  const fields = partsOf(value).flatMap((one, index) => {
    const here = [...at, index];
    if (!isObject(one) || one.type !== undefined) return amisItems(one, here, reading);
    const inner = bodyOf(one, here);
    loseOthers(one, [inner.member], { path: here, lose: reading.lose });
    return amisItems(inner.value, inner.path, reading);
  });
  return { type: 'grid', columns: Math.max(1, Math.min(mostColumns, fields.length)), fields };
};

const parts =
  (type: 'tabs' | 'collapse', member: string): Make =>
  (item, path, reading) => {
    const given = [member, 'body'].find((name) => Array.isArray(item[name])) ?? member;
    loseOthers(item, [...layoutMembers, given], { path, lose: reading.lose });
    const items = partsOf(item[given]).flatMap((one, index) => {
      const here = [...path, given, index];
      if (!isObject(one)) return amisItems(one, here, reading);
      const { value, path: at, member: inner } = bodyOf(one, here);
      const titles = ['title', 'header', 'label'];
      loseOthers(one, [inner, ...titles], { path: here, lose: reading.lose });
      const label = firstText(one, titles, here, reading.lose) ?? String(index + 1);
      return [{ label, fields: amisItems(value, at, reading) }];
    });
    return { type, items } as Partial<FormLayout>;
  };

const rowsMembers = [...layoutMembers, 'name', 'label', 'multiple'];
/** Rows of ours can always be added, changed, moved and removed. */
const usualOfRows = {
  addable: true,
  removable: true,
  draggable: true,
  editable: true,
  multiLine: true,
};

/** Rows, or with `multiple: false` one record. Names in them are their own. */
const rows: Make = (item, path, reading) => {
  const { value, path: at, member } = bodyOf(item, path);
  const noting = { path, lose: reading.lose, usual: usualOfRows };
  const isOne = item.type === 'combo' && item.multiple !== true;
  loseOthers(item, [...rowsMembers, member, ...(isOne ? [] : ['required'])], noting);
  const name = reading.nameFor(item.name, [...path, 'name']);
  const own = { ...reading, nameFor: namesOf(reading.lose), read: () => undefined };
  const fields = partsOf(value).flatMap((one, index) => {
    const isEdited = isObject(one) && isObject(one.quickEdit);
    const cell = isEdited ? { ...one, ...(one.quickEdit as Members), quickEdit: undefined } : one;
    return amisItems(cell, [...at, index], own);
  });
  return {
    type: isOne ? 'object' : 'list',
    name,
    ...defined({ label: textIn(item.label) }),
    ...(item.required === true && !isOne && { required: true }),
    fields,
  } as Partial<FormLayout>;
};

const layouts: Readonly<Record<string, Make>> = {
  group: grid,
  grid,
  hbox: grid,
  fieldset: group,
  fieldSet: group,
  'field-set': group,
  panel: group,
  container: group,
  tabs: parts('tabs', 'tabs'),
  'collapse-group': parts('collapse', 'body'),
  combo: rows,
  'input-table': rows,
  'input-kv': rows,
};
