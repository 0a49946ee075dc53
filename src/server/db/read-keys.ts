/** Keys of very many rows: eight bytes each here, and never all rows of the answer at once. */
import { CompiledQuery } from 'kysely';
import type { Db, DialectName } from './database.ts';

/**
 * @param text statement that answers keys as `id`
 * @param values what is bound in it
 */
export async function readKeys(
  db: Db,
  dialect: DialectName,
  text: string,
  values: readonly unknown[],
): Promise<number[]> {
  const query = CompiledQuery.raw(text, [...values]) as CompiledQuery<{ id: unknown }>;
  // The driver of PostgreSQL reads rows as they arrive, in many turns of the event loop.
  if (dialect === 'postgres')
    return (await db.executeQuery(query)).rows.map(({ id }) => Number(id));
  const keys: number[] = [];
  for await (const { rows } of db.getExecutor().stream(query, 500)) {
    for (const { id } of rows) keys.push(Number(id));
  }
  return keys;
}
