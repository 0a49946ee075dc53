import type { Values } from '../../../schema/compile/plan.ts';
import type { ListPlan, QueryFieldPlan } from '../plan.ts';
import { asNumber } from '../../../schema/record/index.ts';
import { defined } from '../../../schema/defined.ts';
import { readViewMark } from '../views/address.ts';
import { layoutNamed } from './layout.ts';
import { isBlank, isSorted, type SearchState } from './search.ts';

/** Names that the list itself uses in the address; fields of these names get the prefix `q.`. */
const own = new Set(['page', 'size', 'sort', 'view', 'layout', 'at']);
const filterPrefix = 'f.';
/** Most rows a page: what the format allows for `pageSize` (blocks/list/format/list.ts). */
export const maxSize = 1000;

const nameOf = (field: QueryFieldPlan): string =>
  own.has(field.name) || field.name.startsWith(filterPrefix) ? `q.${field.name}` : field.name;
/** The field takes several values at once. */
export const isMultiple = (field: QueryFieldPlan): boolean =>
  field.props.mode === 'multiple' || field.props.multiple === true;
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

const isNumberText = (text: string): boolean => asNumber(text) !== undefined;

/** Names of the address's query that belong to this list. */
export function ownNames(plan: ListPlan): string[] {
  return [
    ...own,
    ...plan.query.map(nameOf),
    ...plan.columns
      .filter((column) => column.filterable)
      .map((column) => filterPrefix + column.field),
  ];
}

/**
 * The search as members of the address: name=value, ranges first~last, lists a,b, sort=field-desc
 * (none: no order), page, size, view, layout, at (what a calendar shows). Whatever equals the
 * default is undefined, so that it leaves the address.
 */
export function encodeSearch(
  plan: ListPlan,
  search: SearchState,
  defaults: Values,
): Record<string, string | undefined> {
  const result: Record<string, string | undefined> = Object.fromEntries(
    ownNames(plan).map((name) => [name, undefined]),
  );
  for (const field of plan.query) {
    const value = search.query[field.name];
    const text = textOf(field, value);
    // A default that was emptied stays in the address as an empty value.
    if (text !== textOf(field, defaults[field.name])) result[nameOf(field)] = text ?? '';
  }
  for (const [field, value] of Object.entries(search.filters)) result[filterPrefix + field] = value;
  if (search.sort !== undefined)
    result.sort = search.sort
      ? `${search.sort.field}-${search.sort.order}`
      : Object.keys(plan.sort).length > 0
        ? 'none'
        : undefined;
  if (plan.paged && search.page > 1) result.page = String(search.page);
  if (plan.paged && search.size !== plan.pageSize) result.size = String(search.size);
  if (plan.layouts) Object.assign(result, { layout: search.layout, at: search.at });
  if (plan.views && search.view !== undefined) result.view = search.view;
  return result;
}

/** Whether an address says nothing that this list reads. */
export const isSilent = (plan: ListPlan, address: Readonly<Record<string, string>>): boolean =>
  ownNames(plan).every((name) => !Object.hasOwn(address, name));

function textOf(field: QueryFieldPlan, value: unknown): string | undefined {
  if (isBlank(value)) return undefined;
  if (field.members) return JSON.stringify(value);
  if (field.range) return (value as unknown[]).map((day) => day ?? '').join('~');
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** The search that an address stands for; whatever it says that cannot be is ignored. */
export function decodeSearch(
  plan: ListPlan,
  address: Readonly<Record<string, string>>,
  defaults: Values,
): SearchState {
  const read = (name: string) => (Object.hasOwn(address, name) ? address[name] : undefined);
  const query: Values = {};
  for (const field of plan.query) {
    const text = read(nameOf(field));
    const value = text === undefined ? undefined : valueOf(field, text);
    if (text === '') continue;
    if (value !== undefined) query[field.name] = value;
    else if (!isBlank(defaults[field.name])) query[field.name] = defaults[field.name];
  }
  const filters: Record<string, string> = {};
  for (const column of plan.columns) {
    const text = column.filterable ? read(filterPrefix + column.field) : undefined;
    if (text) filters[column.field] = text;
  }
  return {
    query,
    filters,
    sort: decodeSort(plan, read('sort')),
    page: (plan.paged && wholeNumber(read('page'), Number.MAX_SAFE_INTEGER)) || 1,
    size: (plan.paged && wholeNumber(read('size'), maxSize)) || plan.pageSize,
    ...(plan.layouts && decodeLayout(plan.layouts, read)),
    ...defined({ view: plan.views ? readViewMark(read('view')) : undefined }),
  };
}

function decodeLayout(
  layouts: NonNullable<ListPlan['layouts']>,
  read: (name: string) => string | undefined,
): Pick<SearchState, 'layout' | 'at'> {
  const at = read('at');
  return {
    ...layoutNamed(layouts, read('layout')),
    ...defined({ at: at !== undefined && /^[\w-]{1,20}$/.test(at) ? at : undefined }),
  };
}

function valueOf(field: QueryFieldPlan, text: string): unknown {
  if (field.members) return memberSearch(text);
  if (field.range) {
    const [first = '', last = '', ...more] = text.split('~');
    const ends = [first, last];
    const isEnd = field.range === 'number' ? isNumberText : isDay;
    if (more.length > 0 || ends.every((end) => end === '')) return undefined;
    if (!ends.every((end) => end === '' || isEnd(end))) return undefined;
    return ends.map((end) => (end === '' ? null : field.range === 'number' ? Number(end) : end));
  }
  if (isMultiple(field))
    return text
      .split(',')
      .flatMap((item) =>
        choiceValue(field, item) === undefined ? [] : [choiceValue(field, item)],
      );
  return choiceValue(field, text);
}

/** Searches of members by their names. */
function memberSearch(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Object.prototype.toString.call(value) === '[object Object]' ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fixed choices refuse other values and give back the type of theirs; other fields take the text as
 * it is.
 */
function choiceValue(field: QueryFieldPlan, text: string): unknown {
  if (field.choices?.from !== 'fixed') return text;
  return field.choices.choices.find((choice) => String(choice.value) === text)?.value ?? undefined;
}

function decodeSort(plan: ListPlan, text: string | undefined): SearchState['sort'] {
  if (text === 'none') return null;
  const [, field, order] = /^([A-Za-z][\w.]*)-(asc|desc)$/.exec(text ?? '') ?? [];
  return field && isSorted(plan, field) ? { field, order: order as 'asc' | 'desc' } : undefined;
}

function wholeNumber(text: string | undefined, most: number): number | undefined {
  const number = text && /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return number >= 1 && number <= most ? number : undefined;
}
