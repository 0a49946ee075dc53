/** What stands in a form of amis: controls, and layout around them. */
import { defined } from '../../schema/defined.ts';
import type { FormItem, FormLayout } from '../../schema/generated/types.gen.ts';
import { namesOf } from '../classic/read/context.ts';
import { nearest } from '../../schema/nearest.ts';
import { amisControls, controlOf } from './controls.ts';
import { amisField, statesOf } from './fields.ts';
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
const ownButtons: readonly string[] = ['submit', 'reset'];
/** What is drawn and holds nothing. */
const drawn: readonly string[] = [
  'divider',
  'button',
  'action',
  'button-toolbar',
  'submit',
  'reset',
];
const layoutMembers = [
  'label',
  'title',
  'body',
  'controls',
  'visible',
  'visibleOn',
  'hidden',
  'hiddenOn',
];

/** Most columns of a grid (form.schema.json). */
const mostColumns = 4;

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
const bodyOf = (item: Members, path: Path): { value: unknown; path: Path } => {
  const member = ['body', 'controls', 'columns', 'items'].find((name) => name in item) ?? 'body';
  return { value: item[member], path: [...path, member] };
};

function itemOf(item: Members, path: Path, reading: AmisReading): FormItem | undefined {
  const type = textIn(item.type) ?? 'input-text';
  const control = controlOf(type);
  if (control) return amisField(item, control, path, reading);
  const make = Object.hasOwn(layouts, type) ? layouts[type] : undefined;
  if (make) return { ...make(item, path, reading), ...shown(item, path, reading) } as FormItem;
  if (type === 'hidden')
    return {
      name: reading.nameFor(item.name, [...path, 'name']),
      hidden: true,
      ...(item.value !== undefined && { value: item.value }),
    };
  if (ownButtons.includes(type)) return undefined;
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
  const { value, path: at } = bodyOf(item, path);
  loseOthers(item, layoutMembers, { path, lose: reading.lose });
  return {
    type: 'group',
    ...defined({ label: textIn(item.title) ?? textIn(item.label) }),
    fields: amisItems(value, at, reading),
  };
};

const grid: Make = (item, path, reading) => {
  const { value, path: at } = bodyOf(item, path);
  loseOthers(item, [...layoutMembers, 'columns', 'items'], { path, lose: reading.lose });
  // Columns of a grid hold their controls; those of a group are the controls.
  const fields = partsOf(value).flatMap((one, index) =>
    isObject(one) && one.type === undefined
      ? amisItems(one.body ?? one.controls, [...at, index, 'body'], reading)
      : amisItems([one], [...at], reading),
  );
  return { type: 'grid', columns: Math.max(1, Math.min(mostColumns, fields.length)), fields };
};

const parts =
  (type: 'tabs' | 'collapse', member: string): Make =>
  (item, path, reading) => {
    const given = [member, 'body'].find((name) => Array.isArray(item[name])) ?? member;
    loseOthers(item, [...layoutMembers, given], { path, lose: reading.lose });
    const items = partsOf(item[given]).flatMap((one, index) => {
      if (!isObject(one)) return [];
      const { value, path: at } = bodyOf(one, [...path, given, index]);
      const label =
        textIn(one.title) ?? textIn(one.header) ?? textIn(one.label) ?? String(index + 1);
      return [{ label, fields: amisItems(value, at, reading) }];
    });
    return { type, items } as Partial<FormLayout>;
  };

const rowsMembers = [
  ...layoutMembers,
  'name',
  'items',
  'columns',
  'multiple',
  'required',
  'addable',
  'removable',
  'draggable',
  'needConfirm',
  'editable',
  'multiLine',
];

/** Rows, or with `multiple: false` one record. Names in them are their own. */
const rows: Make = (item, path, reading) => {
  const { value, path: at } = bodyOf(item, path);
  loseOthers(item, rowsMembers, { path, lose: reading.lose });
  const name = reading.nameFor(item.name, [...path, 'name']);
  const own = { ...reading, nameFor: namesOf(reading.lose), read: () => undefined };
  const isOne = item.type === 'combo' && item.multiple !== true;
  const fields = partsOf(value).flatMap((one, index) => {
    if (!isObject(one)) return [];
    const cell = isObject(one.quickEdit) ? { ...one, ...one.quickEdit, quickEdit: undefined } : one;
    return amisItems([cell], [...at, index], own);
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
