/** Which items of a list or map are which before and after a change. */
import { identify, identifyLater } from '../merge/identity.ts';
import { textOfValue } from '../merge/values.ts';

/** An item before and after; an absent index: it is not there. */
export interface Aligned {
  before?: { index: number; value: unknown };
  after?: { index: number; value: unknown };
  /** It stands elsewhere among those that stayed. */
  isMoved?: true;
}

/** Items of a list: what stayed, came or moved in the order of the later list, then what went. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): Aligned[] {
  const base = identify(before);
  const later = identifyLater(after, base);
  const places = new Map([...base].map(([key, value], index) => [key, { index, value }]));
  const stayed = [...later.keys()].flatMap((key) => places.get(key)?.index ?? []);
  const inOrder = longestRise(stayed);
  const shown = [...later].map(([key, value], index): Aligned => {
    const former = places.get(key);
    places.delete(key);
    if (!former) return { after: { index, value } };
    const aligned = { before: former, after: { index, value } };
    return inOrder.has(former.index) ? aligned : { ...aligned, isMoved: true };
  });
  return [...shown, ...[...places.values()].map((gone): Aligned => ({ before: gone }))];
}

/**
 * As many of the numbers, none of which comes twice, as stand in rising order: all others have
 * moved. Of several such choices it is the one that begins first.
 */
function longestRise(numbers: readonly number[]): Set<number> {
  /** Length of the longest rise that ends at each, and the place of the one before it. */
  const lengths: number[] = [];
  const former: (number | undefined)[] = [];
  const longest = longestBelow((place) => lengths[place]!);
  let end: number | undefined;
  numbers.forEach((number, place) => {
    const before = longest.below(number);
    former.push(before);
    lengths.push(before === undefined ? 1 : lengths[before]! + 1);
    longest.add(number, place);
    if (end === undefined || lengths[place]! > lengths[end]!) end = place;
  });
  const rise = new Set<number>();
  for (let place = end; place !== undefined; place = former[place]) rise.add(numbers[place]!);
  return rise;
}

/**
 * A Fenwick tree: finds among places added under numbers the one of the greatest length below a
 * number, of several the first added, in steps that grow with the logarithm of the numbers.
 */
function longestBelow(lengthOf: (place: number) => number) {
  const best = new Map<number, number>();
  const size = 2 ** 31;
  const better = (one: number | undefined, other: number | undefined) =>
    one === undefined || (other !== undefined && lengthOf(other) > lengthOf(one)) ? other : one;
  return {
    below(number: number): number | undefined {
      let found: number | undefined;
      for (let node = number; node > 0; node -= node & -node) {
        const [one, other] = [found, best.get(node)];
        found =
          one !== undefined && other !== undefined && lengthOf(one) === lengthOf(other)
            ? Math.min(one, other)
            : better(one, other);
      }
      return found;
    },
    add(number: number, place: number): void {
      for (let node = number + 1; node < size; node += node & -node)
        best.set(node, better(best.get(node), place)!);
    },
  };
}

/** Former names of members by their new ones: what went under one name and came under another. */
export function renamedKeys(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Map<string, string> {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const waiting = Map.groupBy(gone.toReversed(), (key) => textOfValue(before[key]));
  const renamed = new Map<string, string>();
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue;
    const former = waiting.get(textOfValue(after[key]))?.pop();
    if (former !== undefined) renamed.set(key, former);
  }
  return renamed;
}
