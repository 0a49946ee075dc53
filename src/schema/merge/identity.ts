/**
 * Which item of a list is which in two versions of it: by what it names (`field`, `name`, `key`,
 * `value`, `type`), not by where it stands.
 */
import { isObject } from '../isObject.ts';
import { textOfValue } from './values.ts';

/** Items of a list by their identities, in their order. */
export type Identified = ReadonlyMap<string, unknown>;

const naming = ['field', 'name', 'key', 'value', 'id'] as const;

/** What items of a list have in common that may be the same: mostly their name. */
function classOf(item: unknown): { text: string; isNamed: boolean } {
  if (!isObject(item)) return { text: `field ${JSON.stringify(item)}`, isNamed: true };
  const member = naming.find((key) => Object.hasOwn(item, key) && !isObject(item[key]));
  if (member) {
    const kind = member === 'name' ? 'field' : member;
    return { text: `${kind} ${JSON.stringify(item[member])}`, isNamed: true };
  }
  return { text: `type ${JSON.stringify(item.type ?? null)}`, isNamed: false };
}

/** What people call a piece without a name; undefined: nothing. */
function labelOf(item: unknown): string | undefined {
  const label = isObject(item) ? (item.label ?? item.title ?? undefined) : undefined;
  return label === undefined ? undefined : textOfValue(label);
}

/** Items that have the same of it may be the same item; undefined: this one has it not. */
type Likeness = (item: unknown) => string | undefined;

/** By what items are found again, the surest first. */
const likenesses: readonly Likeness[] = [
  textOfValue,
  (item) => {
    const label = labelOf(item);
    return label === undefined ? undefined : `${classOf(item).text} ${label}`;
  },
  (item) => classOf(item).text,
  labelOf,
];

/** Items of the version that both others began with. */
export function identify(items: readonly unknown[]): Map<string, unknown> {
  const counts = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const { text } = classOf(item);
      const count = counts.get(text) ?? 0;
      counts.set(text, count + 1);
      return [`${text} ${count}`, item] as const;
    }),
  );
}

/**
 * Items of a later version, by the identities of the first where they are the same: items of the
 * same name; among several, those that are equal, then those with the same label, then by order.
 * What has another name then is the same by its label.
 */
export function identifyLater(items: readonly unknown[], base: Identified): Map<string, unknown> {
  const open = new Map(base);
  const found = items.map((): string | undefined => undefined);
  for (const likeness of likenesses) {
    // In a table, because lists may have many thousands of items.
    const waiting = Map.groupBy([...open].toReversed(), ([, candidate]) => likeness(candidate));
    items.forEach((item, index) => {
      const like = found[index] === undefined ? likeness(item) : undefined;
      const match = like === undefined ? undefined : waiting.get(like)?.pop();
      if (!match) return;
      found[index] = match[0];
      open.delete(match[0]);
    });
  }
  const counts = new Map<string, number>();
  return new Map(items.map((item, index) => [found[index] ?? added(item, counts), item] as const));
}

/** Named items that both versions add are the same; others are when they are equal. */
function added(item: unknown, counts: Map<string, number>): string {
  const { text, isNamed } = classOf(item);
  const key = isNamed ? `new ${text}` : `new ${text} ${JSON.stringify(item)}`;
  const count = counts.get(key) ?? 0;
  counts.set(key, count + 1);
  return `${key} ${count}`;
}
