/** Columns and search boxes of an amis list. */
import { defined } from '../../../schema/defined.ts';
import type { ColumnObject, QueryObject } from '../../../schema/generated/types.gen.ts';
import { isObject as isRecord } from '../../../schema/isObject.ts';
import { controlOf } from './controls.ts';
import { amisField, optionsOf } from './fields.ts';
import { ownButtons } from './items.ts';
import {
  isObject,
  loseOthers,
  numberIn,
  oneOf,
  partsOf,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';

/** What shows a value, by the type of the column; undefined: the one that suits it. */
const shownBy: Readonly<Record<string, string | undefined>> = {
  text: undefined,
  plain: undefined,
  static: undefined,
  tpl: undefined,
  mapping: 'DictTag',
  status: 'DictTag',
  switch: 'BooleanText',
  date: 'DateText',
  datetime: 'DateText',
  image: 'Image',
  avatar: 'Avatar',
  link: 'Link',
  json: 'JsonView',
  html: 'Html',
  color: undefined,
  number: 'NumberText',
};

const members = [
  'name',
  'label',
  'title',
  'width',
  'fixed',
  'sortable',
  'searchable',
  'toggled',
  'align',
  'map',
  'remark',
  'options',
];
/** Names that a column can read (common.schema.json). */
const fieldPath = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)*$/;

/** The column, unless it is one of buttons or names nothing. */
export function amisColumn(
  column: Members,
  path: Path,
  reading: AmisReading,
): ColumnObject | undefined {
  const { lose } = reading;
  const type = textIn(column.type) ?? 'text';
  const field = textIn(column.name);
  if (field === undefined || !fieldPath.test(field)) {
    lose('badValue', [...path, 'name'], { name: 'name' });
    return undefined;
  }
  if (!Object.hasOwn(shownBy, type)) lose('unknownTag', [...path, 'type'], { name: type });
  const isWritten = type === 'tpl' && textIn(column.tpl) !== `\${${field}}`;
  if (isWritten) lose('expression', [...path, 'tpl'], { name: textIn(column.tpl) ?? '' });
  const at = { path, lose };
  loseOthers(column, type === 'tpl' ? [...members, 'tpl'] : members, at);
  return {
    field,
    ...defined({
      label: textIn(column.label) ?? textIn(column.title) ?? field,
      help: textIn(column.remark),
      options: mappingOf(column, path, reading),
      widget: Object.hasOwn(shownBy, type) ? shownBy[type] : undefined,
      width: numberIn(column, 'width', { least: 40, most: 1000 }, at),
      fixed: oneOf(column, 'fixed', ['left', 'right'], at),
      align: oneOf(column, 'align', ['left', 'center', 'right'], at),
    }),
    ...(column.sortable === true && { sortable: true }),
    ...(column.toggled === false && { shown: false }),
  } as ColumnObject;
}

/** Texts of values; HTML in them stays a text. */
function mappingOf({ map, options }: Members, path: Path, reading: AmisReading) {
  if (!isRecord(map)) return optionsOf({ options }, path, reading);
  const items = Object.entries(map).flatMap(([value, label]) => {
    if (value !== '*' && typeof label === 'string')
      return [{ value, label: label.replace(/<[^<>]*>/g, '').trim() || value }];
    reading.lose('badValue', [...path, 'map', value], { name: value });
    return [];
  });
  return items.length > 0 ? ({ from: 'list', items } as const) : undefined;
}

/** A search box. */
function amisQuery(item: Members, path: Path, reading: AmisReading): QueryObject | undefined {
  const type = textIn(item.type) ?? 'input-text';
  const control = controlOf(type);
  if (!control) {
    if (ownButtons.includes(type))
      loseOthers(item, [], { path, lose: reading.lose, usual: { label: '搜索' } });
    else reading.lose('unknownTag', [...path, 'type'], { name: type });
    return undefined;
  }
  const {
    name,
    label,
    placeholder,
    widget,
    props,
    options,
    default: given,
  } = amisField(item, control, path, reading);
  const isRange = widget === 'DateRange';
  return {
    name,
    label: label ?? name,
    ...defined({ placeholder, props, options, default: given }),
    ...(isRange ? { range: props?.showTime ? 'time' : 'day' } : { widget }),
  } as QueryObject;
}

/** Search boxes of the filter, then those of columns that can be searched. */
export function amisQueries(crud: Members, path: Path, reading: AmisReading): QueryObject[] {
  const filter = isObject(crud.filter) ? crud.filter : {};
  loseOthers(filter, ['body', 'controls'], { path: [...path, 'filter'], lose: reading.lose });
  const member = 'body' in filter ? 'body' : 'controls';
  const written = partsOf(filter[member]).flatMap((one, index) =>
    isObject(one) ? (amisQuery(one, [...path, 'filter', member, index], reading) ?? []) : [],
  );
  const searched = partsOf(crud.columns).flatMap((one, index) => {
    if (!isObject(one) || !one.searchable) return [];
    const own = isObject(one.searchable) ? one.searchable : {};
    const item = { type: 'input-text', name: one.name, label: one.label, ...own };
    if (written.some(({ name }) => name === item.name)) return [];
    return amisQuery(item, [...path, 'columns', index, 'searchable'], reading) ?? [];
  });
  return [...written, ...searched];
}
