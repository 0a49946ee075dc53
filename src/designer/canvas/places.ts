/** From what the runtime has drawn to the place in the page, and back. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { visitParts } from '../../schema/meta/visit.ts';
import { isObject } from '../document/page.ts';
import { pathOf, type Path } from '../document/path.ts';
import { headsOf, isGroupHead, type Head } from './heads.ts';

/** Attributes of the elements that stand for something. */
const marks = {
  block: 'data-block-key',
  field: 'data-field',
  column: 'data-column',
  query: 'data-query',
} as const;

/** The block with a key of the plan: its name, or its place with dots. */
function blockPlace(document: unknown, key: string): Path | undefined {
  const path = pathOf(document, key.split('.'));
  if (existsAt(document, path)) return path;
  let found: Path | undefined;
  visitParts('page', document, ({ name, value, path: place }) => {
    if (!found && name === 'Block' && isObject(value) && value.name === key) found = place;
  });
  return found;
}

/** The key by which the plan names the block at a place. */
function blockKey(document: unknown, path: Path): string {
  const value = existsAt(document, path) ? valueAt(document, path) : undefined;
  return isObject(value) && typeof value.name === 'string' ? value.name : path.join('.');
}

const nameOf = (item: unknown): unknown => (isObject(item) ? (item.name ?? item.field) : item);

/** The place of a part of some kinds with a name below a place, the nearest to the root first. */
function partNamed(
  document: unknown,
  path: Path,
  { kinds, name }: { kinds: readonly string[]; name: string },
): Path | undefined {
  let found: Path | undefined;
  visitParts('page', document, (one) => {
    if (found || !kinds.includes(one.name) || nameOf(one.value) !== name) return;
    if (path.every((step, depth) => one.path[depth] === step)) found = one.path;
  });
  return found;
}

/** The place that an element of the canvas stands for; undefined: no part of the page. */
export function placeOfElement(
  element: Element,
  document: unknown,
  form: string | undefined,
): Path | undefined {
  const block = element.closest(`[${marks.block}]`);
  const key = block?.getAttribute(marks.block);
  const holder = form !== undefined ? ['forms', form] : key ? blockPlace(document, key) : undefined;
  if (!holder) return undefined;
  const field = element.closest(`[${marks.field}]`)?.getAttribute(marks.field);
  const within = formOf(document, holder);
  if (field) {
    const name = field.split('.').at(-1) ?? '';
    return partNamed(document, within, { kinds: ['FormItem'], name }) ?? holder;
  }
  const query = element.closest(`[${marks.query}]`)?.getAttribute(marks.query);
  if (query) return partNamed(document, holder, { kinds: ['QueryField'], name: query }) ?? holder;
  return columnPlace(element, document, holder) ?? holder;
}

/** The place of the column that a cell stands in, or of the group whose head it is. */
function columnPlace(element: Element, document: unknown, holder: Path): Path | undefined {
  const cell = element.closest('th, td');
  const table = cell?.closest('table');
  if (!table || !(cell instanceof HTMLTableCellElement)) return undefined;
  const head = headsOf(table).find((one) => one.cell === cell);
  const name = columnNames(table)[head?.column ?? cell.cellIndex];
  const place = name ? partNamed(document, holder, { kinds: ['Column'], name }) : undefined;
  return place && head && isGroupHead(head) ? place.slice(0, groupDepth(place, head.row)) : place;
}

/** Names of the columns of a table; null for tools of its rows. */
const columnNames = (table: Element): (string | null)[] =>
  [...table.querySelectorAll('col')].map((column) => column.getAttribute(marks.column));

/** How long the path of the group is whose head stands in a row of the heads above a column. */
function groupDepth(column: Path, row: number): number {
  let first = column.length;
  while (column[first - 2] === 'columns') first -= 2;
  return first + 2 * (row + 1);
}

/** Fields that a form block draws stand in the form that it names. */
function formOf(document: unknown, holder: Path): Path {
  const value = valueAt(document, holder);
  return isObject(value) && value.type === 'form' ? ['forms', String(value.form)] : holder;
}

/** The element that stands for a place: of a field, a column, else of the block around it. */
export function elementOf(paper: Element, document: unknown, chosen: Path): Element | null {
  const block = nearestBlock(paper, document, chosen);
  const value = existsAt(document, chosen) ? valueAt(document, chosen) : undefined;
  const name = isObject(value) ? (value.name ?? value.field) : value;
  const holder = chosen.at(-2);
  if (holder === 'columns') return headOf(block ?? paper, value, chosen) ?? block;
  if (typeof name !== 'string') return block;
  if (holder === 'query')
    return (block ?? paper).querySelector(`[${marks.query}="${CSS.escape(name)}"]`) ?? block;
  if (chosen[0] === 'forms' || holder === 'fields')
    return (block ?? paper).querySelector(`[${marks.field}$="${CSS.escape(name)}"]`) ?? block;
  return block;
}

function nearestBlock(paper: Element, document: unknown, chosen: Path): Element | null {
  for (let depth = chosen.length; depth > 0; depth--) {
    const key = blockKey(document, chosen.slice(0, depth));
    const found = paper.querySelector(`[${marks.block}="${CSS.escape(key)}"]`);
    if (found) return found;
  }
  return null;
}

/**
 * The head of a column, or of the group of columns at a place; none where there is no such part.
 */
function headOf(block: Element, value: unknown, chosen: Path): Element | null {
  const leaf = leafOf(value);
  for (const table of block.querySelectorAll('table')) {
    const column = leaf === undefined ? -1 : columnNames(table).indexOf(leaf);
    const heads = headsOf(table);
    const isHead = (head: Head): boolean =>
      isGroupHead(head) === isGroup(value) &&
      head.column <= column &&
      column < head.column + head.cell.colSpan &&
      (!isGroup(value) || groupDepth(chosen, head.row) === chosen.length);
    const found = heads.find(isHead);
    if (column >= 0 && found) return found.cell;
  }
  return null;
}

const isGroup = (value: unknown): value is { columns: readonly unknown[] } =>
  isObject(value) && Array.isArray(value.columns);

/** Name of a column, or of the first one in a group. */
function leafOf(value: unknown): string | undefined {
  if (isGroup(value)) return leafOf(value.columns[0]);
  const name = nameOf(value);
  return typeof name === 'string' ? name : undefined;
}
