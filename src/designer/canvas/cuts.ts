/** Parts of a document that are left out, or have another in their place. */
import { isObject } from '../document/page.ts';
import { toPointer, type Path } from '../document/path.ts';

/** What becomes of a part. */
export type Cut = 'omitted' | { stand: unknown };

/** Parts by their pointers. */
export type Cuts = Map<string, Cut>;

/** The document with them; what holds none of them is the same value as before. */
export function withCuts(document: unknown, cuts: Cuts): unknown {
  const holders = new Set<string>();
  for (const pointer of cuts.keys())
    for (let at = pointer.lastIndexOf('/'); at >= 0; at = pointer.lastIndexOf('/', at - 1)) {
      holders.add(pointer.slice(0, at));
      if (at === 0) break;
    }
  return made(document, []);

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
    if (cut === 'omitted') return [];
    return [cut ? cut.stand : made(value, path)];
  }
}

/** The place in the document of what stands at a place in the one with cuts. */
export function originalPath(path: Path, cuts: Cuts): Path {
  const original: (string | number)[] = [];
  for (const step of path) {
    let at = step;
    // Each item before it that was left out moved it forwards.
    if (typeof step === 'number')
      for (let index = 0; index <= Number(at); index++)
        if (cuts.get(toPointer([...original, index])) === 'omitted') at = Number(at) + 1;
    original.push(at);
  }
  return original;
}
