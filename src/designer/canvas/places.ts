/** From what the runtime has drawn to the place in the page, and back. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { visitParts } from '../../schema/meta/visit.ts';
import { isObject } from '../document/page.ts';
import { pathOf, type Path } from '../document/path.ts';

/** Attributes of the elements that stand for something. */
const marks = {
  block: 'data-block-key',
  field: 'data-field',
  column: 'data-column',
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

/** The place of the part with a name below a place, the nearest to the root first. */
function partNamed(document: unknown, path: Path, part: string, name: string): Path | undefined {
  let found: Path | undefined;
  visitParts('page', document, (one) => {
    if (found || one.name !== part || nameOf(one.value) !== name) return;
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
  const header = columnOf(element);
  const within = formOf(document, holder);
  if (field)
    return partNamed(document, within, 'FormItem', field.split('.').at(-1) ?? '') ?? holder;
  if (header) return partNamed(document, holder, 'Column', header) ?? holder;
  return holder;
}

/** The name of the column that a cell stands in, read from the columns of its table. */
function columnOf(element: Element): string | null | undefined {
  const cell = element.closest('th, td');
  const columns = cell?.closest('table')?.querySelectorAll('col');
  return cell instanceof HTMLTableCellElement
    ? columns?.[cell.cellIndex]?.getAttribute(marks.column)
    : undefined;
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
  if (typeof name !== 'string') return block;
  if (holder === 'columns') return headOf(block ?? paper, name) ?? block;
  if (chosen[0] === 'forms' || holder === 'query' || holder === 'fields')
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

/** The head of a column. */
function headOf(block: Element, name: string): Element | null {
  const columns = [...block.querySelectorAll('col')];
  const index = columns.findIndex((column) => column.getAttribute(marks.column) === name);
  const heads = block.querySelectorAll('thead tr:first-child > th');
  return heads[index] ?? null;
}
