/**
 * Things with all those below them, each once.
 *
 * @param below what comes right below one
 */
export function withThoseBelow<One>(
  first: Iterable<One>,
  below: (one: One) => Iterable<One>,
): ReadonlySet<One> {
  const found = new Set(first);
  // A set hands out what is added while it is walked, too.
  for (const one of found) for (const next of below(one)) found.add(next);
  return found;
}
