/** Where something can be put, seen from what is chosen. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { knownKeys, memberSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { definitionOf, holderOf, objectSchema, schemaOfPlace } from '../outline/parts.ts';

/** A place in a list of parts; the list may have to be made. */
export interface Target {
  /** Place of the list. */
  list: Path;
  index: number;
  /** What stands in it. */
  kind: string;
  item: MetaSchema;
}

/** The list that a place is, with what it holds; undefined: it is none. */
export function listAt(document: unknown, path: Path): Omit<Target, 'index'> | undefined {
  const schema = schemaOfPlace(document, path);
  const holder = schema && holderOf(schema);
  return holder?.kind === 'list' ? { list: path, kind: holder.of, item: holder.item } : undefined;
}

const lengthOf = (document: unknown, list: Path): number => {
  const items = existsAt(document, list) ? valueAt(document, list) : [];
  return Array.isArray(items) ? items.length : 0;
};

/** A list of a part, and whether it stands there or must. */
interface PartList extends Target {
  isMain: boolean;
}

/** The lists of a part, present or not, in the order of the format. */
export function listsIn(document: unknown, path: Path): PartList[] {
  const value = existsAt(document, path) ? valueAt(document, path) : undefined;
  const declared = schemaOfPlace(document, path);
  const schema = declared && isObject(value) ? objectSchema(declared, value) : undefined;
  if (!schema || !isObject(value)) return [];
  return knownKeys(schema).flatMap((key) => {
    const member = memberSchema(schema, key);
    const holder = member && holderOf(member);
    if (holder?.kind !== 'list') return [];
    const list = [...path, key];
    const isMain = value[key] !== undefined || (schema.required?.includes(key) ?? false);
    const { of: kind, item } = holder;
    return [{ list, index: lengthOf(document, list), kind, item, isMain }];
  });
}

/** The list of a part for the first of the kinds that one is there for. */
const listFor = (lists: readonly PartList[], kinds: readonly string[]): Target | undefined =>
  kinds.flatMap((kind) => lists.filter((one) => one.kind === kind))[0];

/**
 * Where something of these kinds goes: into what is chosen, behind it, behind the next part above
 * it that stands among such, or to the end of the page. undefined: nowhere.
 */
export function targetFor(
  document: unknown,
  chosen: Path,
  kinds: readonly string[],
): Target | undefined {
  for (let depth = chosen.length; depth >= 0; depth--) {
    const place = chosen.slice(0, depth);
    const own = listAt(document, place);
    if (own && kinds.includes(own.kind)) return { ...own, index: lengthOf(document, place) };
    const lists = listsIn(document, place);
    // A part may have room for others beside what it is made of, such as a list for opened rows;
    // a page without blocks is none the less made of them.
    const main = lists.filter(({ isMain, list }) => isMain || (depth === 0 && list[0] === 'body'));
    const inside = listFor(main, kinds);
    if (inside) return inside;
    const beside = depth > 0 ? besides(document, place, kinds) : undefined;
    if (beside) return beside;
  }
  return listFor(listsIn(document, chosen), kinds) ?? inForms(document, kinds);
}

/** Behind a part, where it stands among such. */
function besides(document: unknown, place: Path, kinds: readonly string[]): Target | undefined {
  const holder = listAt(document, place.slice(0, -1));
  const index = place.at(-1);
  return holder && kinds.includes(holder.kind) && typeof index === 'number'
    ? { ...holder, index: index + 1 }
    : undefined;
}

/** The first form of the page, for fields. */
function inForms(document: unknown, kinds: readonly string[]): Target | undefined {
  const forms = isObject(document) && isObject(document.forms) ? document.forms : {};
  const [first] = Object.keys(forms);
  if (first === undefined) return undefined;
  return listFor(
    listsIn(document, ['forms', first]).filter(({ isMain }) => isMain),
    kinds,
  );
}

/** The definition that a part stands for, by its place. */
export function kindAt(document: unknown, path: Path): string | undefined {
  const holder = listAt(document, path.slice(0, -1));
  const schema = schemaOfPlace(document, path);
  return holder?.kind ?? (schema && definitionOf(schema).name);
}
