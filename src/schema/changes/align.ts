/** Which items of a list or map are which before and after a change. */
import { identify, identifyLater } from '../merge/identity.ts';
import { isEqual } from '../merge/values.ts';

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

/** As many of the numbers as stand in rising order: all others have moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const number of numbers) {
    const before = best
      .filter((run) => run.at(-1)! < number)
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    best.push([...before, number]);
  }
  return new Set(
    best.reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []),
  );
}

/** Former names of members by their new ones: what went under one name and came under another. */
export function renamedKeys(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Map<string, string> {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const renamed = new Map<string, string>();
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue;
    const at = gone.findIndex((former) => isEqual(before[former], after[key]));
    if (at !== -1) renamed.set(key, gone.splice(at, 1)[0]!);
  }
  return renamed;
}
