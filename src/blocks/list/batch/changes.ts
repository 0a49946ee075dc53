import type { ListPlan } from '../plan.ts';
import type { EditStore } from '../state/edits.ts';

type Batch = NonNullable<ListPlan['batch']>;

/**
 * What is sent of the changed rows: the key, the version that was changed, and the changes; null
 * clears.
 */
export const changedRows = (
  edits: EditStore,
  { rowKey }: Pick<ListPlan, 'rowKey'>,
  { version }: Pick<Batch, 'version'>,
): Record<string, unknown>[] =>
  [...edits.getState().edits.values()].map(({ row, values }) => ({
    [rowKey]: row[rowKey],
    ...(version !== undefined && { [version]: row[version] }),
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? null])),
  }));
