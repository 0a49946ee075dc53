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
  const [inOurs, inTheirs] = [new Set(ours), new Set(theirs)];
  const common = new Set(
    base.filter((key) => kept.has(key) && inOurs.has(key) && inTheirs.has(key)),
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
    else if (kept.has(key)) {
      const run = runs.get(anchor);
      if (run) run.push(key);
      else runs.set(anchor, [key]);
    }
  }
  return runs;
}

/**
 * Two runs as one, each in its order: up to each key of both, then what only one of them has, by
 * their texts, so that it does not matter which is ours.
 */
function weave(one: readonly string[], other: readonly string[]): string[] {
  const woven = new Set<string>();
  const runs = [one, other].map((keys) => ({ keys, places: placesOf(keys), next: 0 }));
  /** The first key of a run that the other run still has. */
  const firstShared = (at: 0 | 1): string | undefined => {
    const [{ keys, next }, { places, next: from }] = [runs[at]!, runs[1 - at]!];
    const isShared = (key: string) => !woven.has(key) && (places.get(key) ?? -1) >= from;
    for (let place = next; place < keys.length; place++)
      if (isShared(keys[place]!)) return keys[place];
    return undefined;
  };
  /** What the runs have before a key, or all that is left. */
  const take = (key: string | undefined): string[][] =>
    runs.map((run) => {
      const end = key === undefined ? run.keys.length : run.places.get(key)!;
      const taken = run.keys.slice(run.next, end).filter((own) => !woven.has(own));
      run.next = end + 1;
      return taken;
    });
  for (;;) {
    const [shared] = [firstShared(0), firstShared(1)].filter((key) => key !== undefined).sort();
    const heads = take(shared).sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
    for (const key of heads.flat()) woven.add(key);
    if (shared === undefined) return [...woven];
    woven.add(shared);
  }
}

const placesOf = (keys: readonly string[]): Map<string, number> =>
  new Map(keys.map((key, place) => [key, place]));
