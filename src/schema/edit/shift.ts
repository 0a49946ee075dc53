/** What places of a document are called once an item has left a list, or come into one. */
import { toPointer, type Path } from '../pointer.ts';

/**
 * The place with its step through the list of an item counted on, where the step is one of those.
 */
function counted(place: Path, item: Path, by: 1 | -1, isCounted: (step: number) => boolean): Path {
  const depth = item.length - 1;
  const step = place[depth];
  const passesList = toPointer(place.slice(0, depth)) === toPointer(item.slice(0, depth));
  return passesList && typeof step === 'number' && isCounted(step)
    ? place.with(depth, step + by)
    : place;
}

/** A place once the item of a list at `removed` is gone. */
export function afterRemoval(place: Path, removed: Path): Path {
  const index = removed.at(-1);
  return typeof index === 'number' ? counted(place, removed, -1, (step) => step > index) : place;
}

/** A place once an item of a list stands at `inserted`. */
export function afterInsertion(place: Path, inserted: Path): Path {
  const index = inserted.at(-1);
  return typeof index === 'number' ? counted(place, inserted, 1, (step) => step >= index) : place;
}
