/** Members of a JSON value, and the value without one of them. */

/** Paths of all members of objects in a value. */
export function membersIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const inner = membersIn(one).map((path) => [name, ...path]);
    return Array.isArray(value) ? inner : [[name], ...inner];
  });
}

/** A copy without the member at a path. */
export function without(value: unknown, path: readonly string[]): unknown {
  const copy: unknown = structuredClone(value);
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((one, name) => (one as Record<string, unknown>)[name], copy);
  delete (holder as Record<string, unknown>)[path.at(-1) ?? ''];
  return copy;
}
