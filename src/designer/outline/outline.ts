/** The outline of a page: its parts as a tree. */
import { memberSchema, rootSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import { samePath, type Path } from '../document/path.ts';
import { definitionOf, holderOf, holdsParts, objectSchema } from './parts.ts';

/** A part of the page, or a member that holds parts. */
export interface OutlineNode {
  path: Path;
  /** part: can be edited; holder: holds parts. */
  role: 'part' | 'holder';
  /** Name of the definition: of the part, or of those that it holds. */
  of: string;
  value: unknown;
  children: OutlineNode[];
}

/** The page with all its parts. */
export const outlineOf = (document: unknown): OutlineNode => ({
  path: [],
  role: 'part',
  of: 'Page',
  value: document,
  children: partsOf(document, rootSchema('page'), []),
});

/** The part at a place with all its parts, else the page. */
export const outlineFrom = (document: unknown, root: Path): OutlineNode => {
  const page = outlineOf(document);
  return flatten(page).find(({ path }) => samePath(path, root)) ?? page;
};

/** What stands in a part, in the order of the format. */
function partsOf(value: unknown, schema: MetaSchema, path: Path): OutlineNode[] {
  const resolved = isObject(value) ? objectSchema(schema, value) : undefined;
  if (!resolved || !isObject(value)) return [];
  return Object.keys(resolved.properties ?? {}).flatMap((key): OutlineNode[] => {
    const member = memberSchema(resolved, key);
    const held = value[key];
    if (!member || held === undefined) return [];
    return memberNodes(member, held, [...path, key]);
  });
}

function memberNodes(schema: MetaSchema, value: unknown, path: Path): OutlineNode[] {
  const holder = holderOf(schema);
  if (holder) {
    const entries: [string | number, unknown][] = Array.isArray(value)
      ? value.map((item: unknown, index) => [index, item])
      : Object.entries(Object(value));
    const children = entries.map(([step, item]) =>
      partNode(holder.of, holder.item, item, [...path, step]),
    );
    return [{ path, role: 'holder', of: holder.of, value, children }];
  }
  if (!holdsParts(schema)) return [];
  return [partNode(definitionOf(schema).name ?? '', schema, value, path)];
}

const partNode = (of: string, schema: MetaSchema, value: unknown, path: Path): OutlineNode => ({
  path,
  role: 'part',
  of,
  value,
  children: partsOf(value, schema, path),
});

/** The innermost part that a place stands in. */
export const partAbove = (document: unknown, place: Path): Path =>
  flatten(outlineOf(document)).findLast(({ path }) =>
    path.every((step, depth) => step === place[depth]),
  )?.path ?? [];

/** All nodes, outer ones first. */
export const flatten = (node: OutlineNode): OutlineNode[] => [
  node,
  ...node.children.flatMap(flatten),
];
