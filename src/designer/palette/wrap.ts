/**
 * Putting parts into a layout or block that holds such, and taking one away around what it holds.
 */
import type { Command } from '../../schema/edit/commands.ts';
import { valueAt } from '../../schema/edit/operations.ts';
import { knownKeys, memberSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { holderOf, objectSchema } from '../outline/parts.ts';
import { fieldNames } from '../panel/names.ts';
import { gapIn } from '../selection/changes.ts';
import type { Designer } from '../state/context.ts';
import { chosenParts } from '../state/structure.ts';
import { withFreeName } from '../document/freeNames.ts';
import { paletteItems, type PaletteItem } from './items.ts';
import { completed } from './starter.ts';
import { listAt, listsIn } from './target.ts';

/** Something that can stand around parts. */
export interface Wrapper {
  item: PaletteItem;
  /** What is written in the place of the parts, with the parts in it. */
  value: unknown;
}

interface Wrapped {
  kind: string;
  parts: readonly unknown[];
}

/**
 * A value with parts in its own list for such parts, or in that of the first tab, pane or step
 * that it begins with; undefined: it holds none of the kind.
 */
function holding(schema: MetaSchema, value: unknown, wrapped: Wrapped, depth = 0): unknown {
  const own = isObject(value) ? objectSchema(schema, value) : undefined;
  if (!own || !isObject(value)) return undefined;
  const lists = knownKeys(own).flatMap((key) => {
    const member = memberSchema(own, key);
    const holder = member && holderOf(member);
    const isMain = key in value || (own.required?.includes(key) ?? false);
    return holder?.kind === 'list' && isMain ? [{ key, holder }] : [];
  });
  const direct = lists.find(({ holder }) => holder.of === wrapped.kind);
  if (direct) return { ...value, [direct.key]: wrapped.parts };
  if (depth > 0) return undefined;
  for (const { key, holder } of lists) {
    const [first, ...others] = Array.isArray(value[key]) ? (value[key] as unknown[]) : [];
    const filled = holding(holder.item, first, wrapped, depth + 1);
    if (filled !== undefined) return { ...value, [key]: [filled, ...others] };
  }
  return undefined;
}

/** What parts that stand next to each other can be put into; nothing where they stand apart. */
export function wrappersOf({ store, project }: Designer, parts: readonly Path[]): Wrapper[] {
  const document = store.document();
  const list = (parts[0] ?? []).slice(0, -1);
  const place = gapIn(parts) === undefined ? listAt(document, list) : undefined;
  if (!place) return [];
  const site = { document, path: list, project };
  const fields = fieldNames(site).map(({ value }) => value);
  const wrapped = { kind: place.kind, parts: parts.map((at) => valueAt(document, at)) };
  return paletteItems()
    .filter(({ kinds }) => kinds.includes(place.kind))
    .flatMap((item): Wrapper[] => {
      const begun = withFreeName(document, item.value(place.kind, fields));
      const value = holding(place.item, completed(place.item, begun, site), wrapped);
      return value === undefined ? [] : [{ item, value }];
    });
}

/** The member whose parts could stand in the place of the part that holds them. */
export function unwrappable(document: unknown, at: Path): string | undefined {
  const place = typeof at.at(-1) === 'number' ? listAt(document, at.slice(0, -1)) : undefined;
  const found = listsIn(document, at).find(({ kind, index }) => kind === place?.kind && index > 0);
  return found && String(found.list.at(-1));
}

/** Puts the chosen parts into another one, which is chosen then. */
export function wrapChosen({ store }: Designer, { value }: Wrapper): boolean {
  const [first, ...others] = chosenParts(store);
  if (!first) return false;
  const removals = others.toReversed().map((at): Command => ({ type: 'remove', at }));
  return store.edit([...removals, { type: 'set', at: first, value }], { choose: first });
}

/** Takes the chosen part away and leaves what it holds in its place. */
export function unwrapChosen({ store }: Designer): boolean {
  const { chosen } = store.getState();
  const member = unwrappable(store.document(), chosen);
  return (
    member !== undefined && store.edit({ type: 'unwrap', at: chosen, member }, { choose: chosen })
  );
}
