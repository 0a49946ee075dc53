import { existsAt } from '../../schema/edit/operations.ts';
import { toPointer, type Path } from '../../schema/pointer.ts';

export { toPointer, type Path };

export const samePath = (one: Path, other: Path): boolean => toPointer(one) === toPointer(other);

/** The place itself, or the nearest around it that the document has. */
export function nearestPlace(document: unknown, path: Path): Path {
  return existsAt(document, path) ? path : nearestPlace(document, path.slice(0, -1));
}

/** A pointer as the path of a document: indexes of lists as numbers. */
export function pathOf(document: unknown, keys: readonly (string | number)[]): Path {
  let here: unknown = document;
  return keys.map((key) => {
    const step = Array.isArray(here) ? Number(key) : key;
    here = (here as Record<string | number, unknown> | undefined)?.[step];
    return step;
  });
}
