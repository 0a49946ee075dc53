/** Checked keys of a chooser tree. */
import type { Row } from '../db/database.ts';

/**
 * The linked keys in the order of the tree's rows. Where parents and children are linked, parents
 * of linked keys are left out: the tree would check all their children (docs/protocol/system.md).
 * @param rows `{ id, parent }` of the whole tree
 */
export function leavesOf(
  linked: readonly number[],
  rows: readonly Row[],
  strictly: boolean,
): number[] {
  const keys = new Set(linked);
  const present = rows.filter(({ id }) => keys.has(id));
  const parents = new Set(strictly ? present.map(({ parent }) => parent) : []);
  return present.map(({ id }) => id as number).filter((id) => !parents.has(id));
}
