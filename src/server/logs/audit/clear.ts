/**
 * Emptying the log in short transactions: first the tombstone, then what it stands for, the newest
 * first, so that what is left can always be verified; at last a word that all is gone. Whatever
 * breaks off in between is taken up again.
 */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { clearingsUnderWay, lastKept, marksOf } from './entry.ts';
import type { Cleared, Swept, Unlinked } from './entry.ts';
import type { AuditEntry } from './signer.ts';

/** Entries removed in one transaction, with their rows. */
const stepSize = 2_000;

export interface Clearing {
  database: Database;
  now(): number;
  /** Finds out which transactions are over. */
  flush(): Promise<void>;
  /**
   * Puts an entry at the end of the chain that depends on what is there; none when `entryAt` gives
   * null.
   */
  link(
    entryAt: (head: { hash: string }, marks: readonly AuditEntry[]) => Unlinked | null,
  ): Promise<AuditEntry | null>;
}

/** Empties the log of all rows that are in it now; rows written meanwhile may stay. */
export async function clearLog(clearing: Clearing, by: string): Promise<void> {
  const { database, now, flush, link } = clearing;
  await flush();
  const { rows } = await database.read
    .selectFrom('sys_oper_log')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  for (;;) {
    await finishClearing(clearing);
    const entry = await link((head, marks) => {
      if (clearingsUnderWay(marks).length > 0) return null;
      const { seq, hash } = lastKept(marks) ?? { seq: 0, hash: '' };
      const about: Cleared = {
        at: timeText(now()),
        by,
        rows: Number(rows),
        previous: { seq, hash },
        after: head.hash,
        inSteps: true,
      };
      return { kind: 'cleared', oper_id: null, about: JSON.stringify(about), digest: null };
    });
    if (!entry) continue;
    await sweep(clearing, entry);
    return removeForeignRows(database);
  }
}

/** Rows that came into the log past the application have no entry to go with. */
async function removeForeignRows(database: Database): Promise<void> {
  await database.transaction((db) =>
    db
      .deleteFrom('sys_oper_log as log')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sys_audit_entry as entry')
              .select('entry.seq')
              .whereRef('entry.oper_id', '=', 'log.oper_id')
              .where('entry.kind', '=', 'row'),
          ),
        ),
      )
      .execute(),
  );
}

/** One that somebody began and did not end, or is at; the rest is left when `ending` is aborted. */
export async function finishClearing(clearing: Clearing, ending?: AbortSignal): Promise<void> {
  for (const entry of clearingsUnderWay(await marksOf(clearing.database.read)))
    await sweep(clearing, entry, ending);
}

async function sweep(
  { database, now, link }: Clearing,
  { seq, about }: AuditEntry,
  ending?: AbortSignal,
): Promise<void> {
  const first = (JSON.parse(about) as Cleared).previous.seq + 1;
  for (let end = seq; end > first; end -= stepSize) {
    if (ending?.aborted) return;
    const from = Math.max(end - stepSize, first);
    await database.transaction(async (db) => {
      // Rows whose transactions were open then are chained once more behind the tombstone, and
      // stay.
      const ids = sql`select oper_id from sys_audit_entry entry
        where seq >= ${from} and seq < ${end} and kind = 'row' and not exists (
          select 1 from sys_audit_entry kept
          where kept.oper_id = entry.oper_id and kept.kind = 'row' and kept.seq > ${seq})`;
      // As an array: PostgreSQL might read the whole log each time to join it with a subquery.
      const among = database.dialect === 'postgres' ? sql`= any(array(${ids}))` : sql`in (${ids})`;
      await sql`delete from sys_oper_log where oper_id ${among}`.execute(db);
      await db
        .deleteFrom('sys_audit_entry')
        .where('seq', '>=', from)
        .where('seq', '<', end)
        .execute();
    });
    // Others get their turn, also where statements run in the event loop.
    await setImmediate();
  }
  const done: Swept = { at: timeText(now()), clearing: seq };
  await link((_, marks) => {
    // Whoever swept the same was first.
    if (!clearingsUnderWay(marks).some((clearing) => clearing.seq === seq)) return null;
    return { kind: 'swept', oper_id: null, about: JSON.stringify(done), digest: null };
  });
}
