/** In which order the items of a merged list, or the members of a merged map, stand. */

/** Keys of the three versions in their orders. */
export interface Orders {
  base: readonly string[];
  ours: readonly string[];
  theirs: readonly string[];
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/**
 * The order of what is kept. A version that moved items wins over one that did not; what a version
 * added stands behind the item that it stood behind there. When both moved items differently, it is
 * that of the base, and `isContested`. Ours and theirs may change places.
 */
export function mergeOrder(
  { base, ours, theirs }: Orders,
  kept: ReadonlySet<string>,
): { keys: string[]; isContested: boolean } {
  const common = new Set(
    base.filter((key) => kept.has(key) && ours.includes(key) && theirs.includes(key)),
  );
  const of = (keys: readonly string[]) => keys.filter((key) => common.has(key));
  const [before, mine, other] = [of(base), of(ours), of(theirs)];
  const isContested = !isSame(mine, before) && !isSame(other, before) && !isSame(mine, other);
  const spine = isContested || !isSame(other, before) ? (isContested ? before : other) : mine;
  const runs = [runsBehind(ours, common, kept), runsBehind(theirs, common, kept)];
  const behind = (key: string | undefined): string[] =>
    weave(runs[0]!.get(key) ?? [], runs[1]!.get(key) ?? []);
  const keys = [...behind(undefined), ...spine.flatMap((key) => [key, ...behind(key)])];
  return { keys: [...new Set(keys)], isContested };
}

/** Further keys by the common one that they stand behind; undefined: at the beginning. */
function runsBehind(
  keys: readonly string[],
  common: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): Map<string | undefined, string[]> {
  const runs = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const key of keys) {
    if (common.has(key)) anchor = key;
    else if (kept.has(key)) runs.set(anchor, [...(runs.get(anchor) ?? []), key]);
  }
  return runs;
}

/**
 * Two runs as one, each in its order: up to each key of both, then what only one of them has, by
 * their texts, so that it does not matter which is ours.
 */
function weave(one: readonly string[], other: readonly string[]): string[] {
  const [shared] = [one.find((key) => other.includes(key)), other.find((key) => one.includes(key))]
    .filter((key) => key !== undefined)
    .sort();
  if (shared === undefined) {
    const runs = [one, other].sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
    return runs.flat();
  }
  const [first, second] = [one.indexOf(shared), other.indexOf(shared)];
  const rest = (keys: readonly string[], place: number, gone: readonly string[]) =>
    keys.slice(place + 1).filter((key) => !gone.includes(key));
  const head = weave(one.slice(0, first), other.slice(0, second));
  return [...head, shared, ...weave(rest(one, first, head), rest(other, second, head))];
}
