/** Names of fields in migrations: as they were at the place of each entry in the list. */
import type { Model } from '../generated/types.gen.ts';

/**
 * What a field is called in the model that had a name at some place in the list of migrations.
 *
 * @param index place of the entry behind which it had that name
 * @returns undefined for a field that a later entry drops
 */
export function presentName(
  { migrations = [] }: Pick<Model, 'migrations'>,
  name: string,
  index: number,
): string | undefined {
  let present = name;
  for (const { type, field, to } of migrations.slice(index + 1)) {
    if (field !== present) continue;
    if (type === 'renameField' && to !== undefined) present = to;
    else if (type === 'dropField') return undefined;
  }
  return present;
}

/**
 * What a field of the model was called at some place in the list of migrations: the way back of
 * `presentName`.
 *
 * @param index place of the entry before which it had that name
 * @returns undefined for a field that a later entry makes room for, by renaming or dropping another
 */
export function nameBefore(
  { migrations = [] }: Pick<Model, 'migrations'>,
  name: string,
  index: number,
): string | undefined {
  let former = name;
  for (const { type, field, to } of migrations.slice(index).toReversed()) {
    if (type === 'renameField' && to === former) former = field;
    else if (field === former && (type === 'renameField' || type === 'dropField')) return undefined;
  }
  return former;
}
