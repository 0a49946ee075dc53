/** Parts of a document that are left out, or have another in their place. */
import { isObject } from '../document/page.ts';
import { toPointer, type Path } from '../document/path.ts';

/** What becomes of a part. */
export interface Cut {
  /** What takes its place; undefined: nothing does. */
  stand?: unknown;
  /** Members of the page that come along with it; what these hold already stays. */
  brings?: Readonly<Record<string, Readonly<Record<string, unknown>> | readonly unknown[]>>;
}

/** Parts by their pointers. */
export type Cuts = Map<string, Cut>;

/** Whether the page shows nothing in the place of a part. */
export const isOmitted = ({ stand, brings }: Cut): boolean =>
  stand === undefined && brings === undefined;

/** The document with them; what holds none of them is the same value as before. */
export function withCuts(document: unknown, cuts: Cuts): unknown {
  const holders = new Set<string>();
  for (const pointer of cuts.keys())
    for (let at = pointer.lastIndexOf('/'); at >= 0; at = pointer.lastIndexOf('/', at - 1)) {
      holders.add(pointer.slice(0, at));
      if (at === 0) break;
    }
  return [...cuts.values()].reduce<unknown>(brought, made(document, []));

  function made(value: unknown, path: Path): unknown {
    if (!holders.has(toPointer(path))) return value;
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) => kept(item, [...path, index]));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, member]) =>
        kept(member, [...path, key]).map((one) => [key, one]),
      ),
    );
  }

  /** What stands at a place: nothing, or one value. */
  function kept(value: unknown, path: Path): unknown[] {
    const cut = cuts.get(toPointer(path));
    if (!cut) return [made(value, path)];
    return cut.stand === undefined ? [] : [cut.stand];
  }
}

/** The page with what comes along with a part. */
function brought(page: unknown, { brings = {} }: Cut): unknown {
  if (!isObject(page)) return page;
  const members = Object.entries(brings).map(([key, value]) => {
    const own = page[key];
    if (own === undefined) return [key, value];
    return [key, isObject(own) && isObject(value) ? { ...value, ...own } : own];
  });
  return members.length === 0 ? page : { ...page, ...Object.fromEntries(members) };
}

/** The place in the document of what stands at a place in the one with cuts. */
export function originalPath(path: Path, cuts: Cuts): Path {
  const original: (string | number)[] = [];
  for (const step of path) {
    let at = step;
    // Each item before it that was left out moved it forwards.
    if (typeof step === 'number')
      for (let index = 0; index <= Number(at); index++) {
        const cut = cuts.get(toPointer([...original, index]));
        if (cut && cut.stand === undefined) at = Number(at) + 1;
      }
    original.push(at);
  }
  return original;
}
