/**
 * Forms and lists of amis as forms and pages of ours. What cannot be carried is named, never
 * dropped in silence; what is neither is refused with words.
 */
import { defined } from '../../../schema/defined.ts';
import { wrongType } from '../../../schema/load/describe.ts';
import { checkFormat } from '../../../schema/load/format.ts';
import { toPointer } from '../../../schema/pointer.ts';
import type { Problem } from '../../../schema/problem.ts';
import { lossList } from '../../classic/lost.ts';
import { namesOf, type Reading } from '../../classic/read/context.ts';
import type { PageParts, ReadParts } from '../parts.ts';
import { buttonsOf } from './buttons.ts';
import { amisColumn, amisQueries } from './columns.ts';
import { requestOf } from './expressions.ts';
import { amisForm } from './form.ts';
import {
  isObject,
  loseOthers,
  namesIn,
  numberIn,
  partsOf,
  readAs,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';
import { valueText } from '../../../widgets/choices.ts';

const listTypes: readonly string[] = ['crud', 'crud2'];
const holders: readonly string[] = ['page', 'wrapper', 'container', 'panel', 'service'];

/** Whether a value is written as amis writes forms, lists and pages. */
export const isAmis = ({ type }: Members): boolean =>
  type === 'form' || [...listTypes, ...holders].includes(valueText(type));

/** The first form or list in a page, with its place. */
function found(value: unknown, path: Path): { part: Members; path: Path } | undefined {
  if (!isObject(value)) return undefined;
  if (value.type === 'form' || listTypes.includes(valueText(value.type)))
    return { part: value, path };
  if (!holders.includes(valueText(value.type))) return undefined;
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
  loseOthers(value, ['body'], { path, lose });
  for (const [index, one] of partsOf(value.body).entries()) {
    const at = Array.isArray(value.body) ? [...path, 'body', index] : [...path, 'body'];
    const isOn = toPointer(read).startsWith(toPointer(at));
    if (isOn && isObject(one)) loseBeside(one, at, read, lose);
    else if (!isOn) lose('noPlace', at, { name: isObject(one) ? valueText(one.type) : 'body' });
  }
}

/** Reads the JSON value of a form, a list, or a page with one of them. */
export function readAmis(value: unknown): ReadParts {
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
  'syncLocation',
  'interval',
  'toolbar',
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
  loseOthers(crud, crudMembers, { path, lose, usual: { mode: 'table' } });
  const buttons = buttonsOf(reading, key);
  const keysOf = (
    member: string,
    place: 'toolbar' | 'bulk' | 'row',
    value = crud[member],
    at: Path = [...path, member],
  ) =>
    partsOf(value).flatMap((one, index) => {
      const here = Array.isArray(value) ? [...at, index] : at;
      const tool = isObject(one) ? valueText(one.type) : valueText(one);
      return usualTools.has(tool) ? [] : (buttons.add(one, here, place) ?? []);
    });
  const row: string[] = [];
  const columns = partsOf(crud.columns).flatMap((one, index) => {
    const at = [...path, 'columns', index];
    if (!isObject(one)) return [];
    if (one.type === 'operation') {
      loseOthers(one, ['buttons'], { path: at, lose, usual: { label: '操作' } });
      row.push(...keysOf('buttons', 'row', one.buttons, [...at, 'buttons']));
      return [];
    }
    return amisColumn(one, at, reading) ?? [];
  });
  row.push(...keysOf('itemActions', 'row'));
  const toolbar = [
    ...keysOf('headerToolbar', 'toolbar'),
    ...keysOf('footerToolbar', 'toolbar'),
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
  const size = numberIn(crud, 'perPage', { least: 1, most: 500 }, { path, lose });
  const interval = numberIn(crud, 'interval', { least: 2000, most: 86_400_000 }, { path, lose });
  const list = {
    key,
    ...defined({ title: textIn(crud.title), url: request?.url, params: request?.params }),
    ...(query.length > 0 && { query }),
    columns,
    ...defined({ pageSize: size, every: interval && Math.round(interval / 1000) }),
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
