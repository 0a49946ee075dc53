/**
 * Forms and lists of amis as forms and pages of ours. What cannot be carried is named, never
 * dropped in silence; what is neither is refused with words.
 */
import { defined } from '../../schema/defined.ts';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { wrongType } from '../../schema/load/describe.ts';
import { checkFormat } from '../../schema/load/format.ts';
import { toPointer } from '../../schema/pointer.ts';
import type { Problem } from '../../schema/problem.ts';
import { lossList, type Loss } from '../classic/lost.ts';
import { namesOf, type Reading } from '../classic/read/context.ts';
import { buttonsOf } from './buttons.ts';
import { amisColumn, amisQueries } from './columns.ts';
import { requestOf } from './expressions.ts';
import { amisForm } from './form.ts';
import {
  isObject,
  loseOthers,
  namesIn,
  partsOf,
  readAs,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';

/** What a page holds besides its names. */
export interface PageParts {
  access?: string;
  menu?: Members;
  permissions?: Members;
  list?: Members;
  forms?: Readonly<Record<string, FormSchema>>;
  actions?: Members;
}

type ReadAmis = { parts: PageParts; lost: readonly Loss[] } | { problems: readonly Problem[] };

const listTypes: readonly string[] = ['crud', 'crud2'];
const holders: readonly string[] = ['page', 'wrapper', 'container', 'panel', 'service'];

/** Whether a value is written as amis writes forms, lists and pages. */
export const isAmis = ({ type }: Members): boolean =>
  type === 'form' || [...listTypes, ...holders].includes(String(type));

/** The first form or list in a page, with its place. */
function found(value: unknown, path: Path): { part: Members; path: Path } | undefined {
  if (!isObject(value)) return undefined;
  if (value.type === 'form' || listTypes.includes(String(value.type))) return { part: value, path };
  if (!holders.includes(String(value.type))) return undefined;
  const parts = partsOf(value.body);
  for (const [index, one] of parts.entries()) {
    const at = Array.isArray(value.body) ? [...path, 'body', index] : [...path, 'body'];
    const inner = found(one, at);
    if (inner) return inner;
  }
  return undefined;
}

/** What stands beside the part that is read. */
function loseBeside(value: Members, path: Path, read: Path, lose: Reading['lose']): void {
  if (path.length >= read.length) return;
  for (const [index, one] of partsOf(value.body).entries()) {
    const at = Array.isArray(value.body) ? [...path, 'body', index] : [...path, 'body'];
    const isOn = toPointer(read).startsWith(toPointer(at));
    if (isOn && isObject(one)) loseBeside(one, at, read, lose);
    else if (!isOn) lose('noPlace', at, { name: isObject(one) ? String(one.type) : 'body' });
  }
}

/** Reads the JSON value of a form, a list, or a page with one of them. */
export function readAmis(value: unknown): ReadAmis {
  const { lost, lose } = lossList();
  const problems: Problem[] = [];
  const place = found(value, []);
  if (!place || !isObject(value)) return { problems: [wrongType('', ['object'], value)] };
  loseBeside(value, [], place.path, lose);
  const reading = {
    lose,
    refuse: (path: Path, type: string, one: unknown) =>
      void problems.push(wrongType(toPointer(path), [type], one)),
    nameFor: namesOf(lose),
  };
  const parts: PageParts =
    place.part.type === 'form'
      ? { forms: { form: amisForm(place.part, place.path, reading) } }
      : crudParts(place.part, place.path, reading);
  const draft = { version: 2, id: 'imported', title: 'imported', body: [], ...parts };
  const wrong = problems.length > 0 ? problems : checkFormat('page', draft);
  return wrong.length > 0 ? { problems: wrong } : { parts, lost };
}

const crudMembers = [
  'name',
  'title',
  'api',
  'columns',
  'filter',
  'headerToolbar',
  'footerToolbar',
  'bulkActions',
  'itemActions',
  'primaryField',
  'perPage',
  'perPageAvailable',
  'syncLocation',
  'interval',
  'mode',
  'toolbar',
  'showIndex',
  'placeholder',
];
/** Parts of toolbars that every list of ours has. */
const usualTools = new Set([
  'bulkActions',
  'bulk-actions',
  'pagination',
  'statistics',
  'switch-per-page',
  'filter-toggler',
  'columns-toggler',
  'reload',
  'load-more',
]);

function crudParts(
  crud: Members,
  path: Path,
  given: Pick<AmisReading, 'lose' | 'refuse' | 'nameFor'>,
): PageParts {
  const { lose } = given;
  const key = textIn(crud.primaryField) ?? 'id';
  const reading: AmisReading = { ...given, read: readAs('row', [key, ...namesIn(crud.columns)]) };
  loseOthers(crud, crudMembers, { path, lose });
  const buttons = buttonsOf(reading, key);
  const keysOf = (
    member: string,
    place: 'toolbar' | 'bulk' | 'row',
    value = crud[member],
    at: Path = [...path, member],
  ) =>
    partsOf(value).flatMap((one, index) => {
      const here = Array.isArray(value) ? [...at, index] : at;
      const tool = isObject(one) ? String(one.type) : String(one);
      return usualTools.has(tool) ? [] : (buttons.add(one, here, place) ?? []);
    });
  const row: string[] = [];
  const columns = partsOf(crud.columns).flatMap((one, index) => {
    const at = [...path, 'columns', index];
    if (!isObject(one)) return [];
    if (one.type === 'operation') {
      row.push(...keysOf('buttons', 'row', one.buttons, [...at, 'buttons']));
      return [];
    }
    return amisColumn(one, at, reading) ?? [];
  });
  row.push(...keysOf('itemActions', 'row'));
  const toolbar = [
    ...keysOf('headerToolbar', 'toolbar'),
    ...keysOf('toolbar', 'toolbar'),
    ...keysOf('bulkActions', 'bulk'),
  ];
  const request = requestOf(
    crud.api,
    [...path, 'api'],
    { ...reading, read: () => undefined },
    'GET',
  );
  const names = { ...given, nameFor: namesOf(lose), read: () => undefined };
  const query = amisQueries(crud, path, names);
  const size = Number(crud.perPage);
  const list = {
    key,
    ...defined({ title: textIn(crud.title), url: request?.url, params: request?.params }),
    ...(query.length > 0 && { query }),
    columns,
    ...(size >= 1 && size <= 500 && { pageSize: size }),
    ...(toolbar.length > 0 && { toolbar }),
    ...(row.length > 0 && { row }),
    ...(crud.syncLocation === false && { urlState: false }),
    ...defined({ empty: textIn(crud.placeholder) }),
  };
  return {
    list,
    ...(Object.keys(buttons.forms).length > 0 && { forms: buttons.forms }),
    ...(Object.keys(buttons.actions).length > 0 && { actions: buttons.actions }),
  };
}
