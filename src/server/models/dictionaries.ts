/**
 * Entries of dictionaries, read from the database each time: on several nodes no cache is stale.
 */
import { listed, say, term, type Message } from '../../schema/locale/message.ts';
import type { Db } from '../db/database.ts';
import type { EngineContext } from './operation.ts';
import type { DictEntry } from './types.ts';

/** Labels that a message names at most. */
const NAMED = 20;

/**
 * Entries of the dictionaries in their order, disabled ones included; only those with one of the
 * values, where values are given. None where the project has no dictionaries.
 */
export async function dictEntries(
  db: Db,
  context: EngineContext,
  types: ReadonlySet<string>,
  values?: ReadonlySet<string>,
): Promise<DictEntry[]> {
  const entries = context.shapes.get('dictData');
  if (!entries || types.size === 0) return [];
  const column = (field: string): string => entries.byField.get(field)!.name;
  const type = column('dictType');
  const value = column('dictValue');
  const ofTypes = db
    .selectFrom(entries.model.table)
    .select([
      `${type} as type`,
      `${value} as value`,
      `${column('dictLabel')} as label`,
      `${column('status')} as status`,
    ])
    .where(type, 'in', [...types])
    .orderBy(column('dictSort'))
    .orderBy(column('dictCode'));
  const rows = await (values ? ofTypes.where(value, 'in', [...values]) : ofTypes).execute();
  return rows.map(({ status, ...entry }) => ({ ...entry, enabled: status === '0' }));
}

/** The labels that may be chosen, as a message lists them. */
export function namedLabels(labels: readonly string[]): Message {
  const shown = listed(labels.slice(0, NAMED).map(term));
  return labels.length > NAMED ? say`${shown} 等${labels.length}项` : say`${shown}`;
}
