/** Values that were made anew, with the parts of the last ones where they say the same. */

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A value equal to `after` that holds each list and object of `before` which is equal to what now
 * stands in its place: whatever compares by identity sees what has changed, and only that. Items of
 * lists are found again where some before them came or went. The order of members counts. Neither
 * value is changed.
 */
export function reuse<T>(before: unknown, after: T): T {
  return reused(before, after) as T;
}

function reused(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return reusedList(before, after);
  return isPlain(before) && isPlain(after) ? reusedObject(before, after) : after;
}

function reusedObject(before: Plain, after: Plain): Plain {
  const keys = Object.keys(after);
  const old = Object.keys(before);
  const members = keys.map(
    (key) =>
      [key, reused(Object.hasOwn(before, key) ? before[key] : undefined, after[key])] as const,
  );
  const isSame =
    old.length === keys.length &&
    members.every(([key, member], index) => old[index] === key && Object.is(member, before[key]));
  return isSame ? before : Object.fromEntries(members);
}

function reusedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const end = commonEnd(before, after);
  const moved = before.length - after.length;
  const items = after.map((item, index) =>
    index < after.length - end ? reused(before[index], item) : before[index + moved],
  );
  const isSame =
    before.length === items.length && items.every((item, index) => Object.is(item, before[index]));
  return isSame ? before : items;
}

/** How many items at the ends are equal, where the lists have different lengths. */
function commonEnd(before: readonly unknown[], after: readonly unknown[]): number {
  if (before.length === after.length) return 0;
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most) {
    const old = before[before.length - 1 - count];
    if (!Object.is(reused(old, after[after.length - 1 - count]), old)) break;
    count += 1;
  }
  return count;
}
