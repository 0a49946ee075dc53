/**
 * On PostgreSQL log rows are chained right after the transaction that wrote them, many at once:
 * nobody waits for anybody.
 * Until then a sealed row of sys_audit_pending stands for each of them, written in the same
 * transaction, and the process
 * that wrote it remembers it: a row taken out of both tables in between is chained from memory, and
 * missed by verify.ts.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterCommit } from '../../db/after-commit.ts';
import type { Database, Db } from '../../db/database.ts';
import { unlessAway } from '../../db/unavailable.ts';
import { lastKept, marksOf } from './entry.ts';
import type { End, Unlinked } from './entry.ts';
import { linkIfUnmoved } from './link.ts';
import { AuditBroken } from './broken.ts';
import type { AuditEntry, AuditSigner } from './signer.ts';

/** Milliseconds in which rows gather before they are chained. */
const gathering = 10;
/** Milliseconds between two looks for rows of processes that ended before they chained them. */
const interval = 1_000;
const batchSize = 500;
/** Attempts before others who are chaining, too, are left to it. */
const attempts = 20;

export interface Waiting extends Unlinked {
  oper_id: number;
  seal: string;
}

export interface AuditQueue {
  /** In the transaction that writes or removes the row. */
  add(db: Db, entry: Unlinked & { oper_id: number }): Promise<void>;
  /** Chains whatever waits now. */
  flush(): Promise<void>;
  /** Does something at the end of the chain while this process chains nothing. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  start(): void;
  close(): Promise<void>;
}

/** A row that this process committed. */
interface Own extends Unlinked {
  oper_id: number;
  /** Where the chain ended, as far as it was known then: the row is chained behind it. */
  after: number;
}

interface Present {
  head: End;
  waiting: (Waiting & { isChained: boolean })[];
}

const keyOf = ({ kind, oper_id }: Unlinked): string => `${kind} ${oper_id}`;

/** @param onError takes what the operator should know */
export function createQueue(
  database: Database,
  signer: AuditSigner,
  onError: (error: unknown) => void,
): AuditQueue {
  /** Rows that this process committed and nobody has chained yet, as far as it knows. */
  const own = new Map<string, Own>();
  /** Where the chain ended when it was last looked at. */
  let lastEnd = 0;
  /**
   * Rows of the table that this program did not write, left for verify.ts; the first one is told.
   */
  const foreign = new Set<string>();
  let running: Promise<void> | undefined;
  let gatheringTimer: NodeJS.Timeout | undefined;
  let pollTimer: NodeJS.Timeout | undefined;
  let closed = false;

  async function read(): Promise<Present> {
    const limit = batchSize + foreign.size;
    const { rows } = await sql<
      Omit<Waiting, 'kind'> & {
        kind: Waiting['kind'] | null;
        chained: boolean;
        end_seq: number;
        end_hash: string;
        end_seal: string;
      }
    >`
      select head.seq as end_seq, head.hash as end_hash, head.seal as end_seal, entry.seq is not null as chained,
        waiting.kind, waiting.oper_id, waiting.about, waiting.digest, waiting.seal
      from sys_audit_head head
      left join (select * from sys_audit_pending order by oper_id, kind desc limit ${limit}) waiting on true
      left join sys_audit_entry entry on entry.oper_id = waiting.oper_id and entry.kind = waiting.kind
      order by waiting.oper_id, waiting.kind desc`.execute(database.write);
    const [end] = rows;
    if (!end) throw new AuditBroken('The head of the chain is missing.');
    const waiting = rows.flatMap(({ kind, oper_id, about, digest, seal, chained }) =>
      kind === null ? [] : [{ kind, oper_id, about, digest, seal, isChained: chained }],
    );
    lastEnd = end.end_seq;
    return {
      head: { seq: end.end_seq, hash: end.end_hash, seal: end.end_seal },
      waiting,
    };
  }

  /** Whether this program wrote it, and it has no place in the chain yet. */
  function isGenuine(row: Present['waiting'][number]): boolean {
    if (!row.isChained && row.seal === signer.pending(row)) return true;
    if (foreign.size === 0)
      onError(
        `The log row ${row.oper_id} waits to be chained, but not by this program's doing: run npm run audit:verify.`,
      );
    foreign.add(keyOf(row));
    return false;
  }

  /**
   * Of the rows this process committed, those that neither wait nor are chained: somebody took them
   * away. Those that
   * another process chained are no longer looked after, nor those that went with a clearing since.
   */
  async function takenAway(mine: readonly Own[], { waiting }: Present): Promise<Unlinked[]> {
    const there = new Set(waiting.map(keyOf));
    const gone = mine.filter((row) => !there.has(keyOf(row)));
    if (gone.length === 0) return [];
    const entries = await database.write
      .selectFrom('sys_audit_entry')
      .select(['kind', 'oper_id'])
      .where(
        'oper_id',
        'in',
        gone.map(({ oper_id }) => oper_id),
      )
      .execute();
    const chained = new Set(entries.map((entry) => keyOf(entry as AuditEntry)));
    const cleared = lastKept(await marksOf(database.write))?.seq ?? 0;
    const isDone = (row: Own): boolean => chained.has(keyOf(row)) || row.after < cleared;
    for (const row of gone) if (isDone(row)) own.delete(keyOf(row));
    const taken = gone.filter((row) => !isDone(row));
    for (const { oper_id } of taken)
      onError(
        `The log row ${oper_id} was taken away before it was chained: run npm run audit:verify.`,
      );
    return taken;
  }

  /** @returns whether all that waited as it began is chained */
  async function chainSome(): Promise<boolean> {
    const mine = [...own.values()].slice(0, batchSize);
    const present = await read();
    const isAll = present.waiting.length < batchSize + foreign.size;
    const entries: Unlinked[] = present.waiting.filter(isGenuine);
    if (isAll) entries.push(...(await takenAway(mine, present)));
    if (entries.length === 0) return isAll;
    const added = await linkIfUnmoved(database.write, signer, present.head, entries);
    for (const entry of added ?? []) own.delete(keyOf(entry));
    return added !== null && isAll;
  }

  async function chainAll(): Promise<void> {
    for (let attempt = 1; !(await chainSome()); attempt += 1) {
      // Somebody else moved the end; who is always second leaves the work to the first.
      if (attempt % attempts === 0) await pause(gathering);
      if (attempt === attempts * attempts) return;
    }
  }

  /** One after the other, so that this process does not compete with itself. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = (running ?? Promise.resolve()).then(work);
    const over = next
      .catch(() => undefined)
      .then(() => {
        if (running === over) running = undefined;
      });
    running = over;
    return next;
  }

  const run = (): Promise<void> => inTurn(chainAll);

  /** The same trouble is told once. */
  let lastReported = '';
  const report = unlessAway((error) => {
    const text = String(error);
    if (text !== lastReported) onError(error instanceof AuditBroken ? error.message : error);
    lastReported = text;
  });
  const runQuietly = (): void => void run().catch(report);

  function soon(): void {
    if (gatheringTimer || closed) return;
    gatheringTimer = setTimeout(() => {
      gatheringTimer = undefined;
      runQuietly();
    }, gathering);
  }

  return {
    async add(db, entry) {
      // Now, not after the commit: others may have chained it by then, and more.
      const after = lastEnd;
      await db
        .insertInto('sys_audit_pending')
        .values({ ...entry, seal: signer.pending(entry) })
        .execute();
      afterCommit(db, () => {
        own.set(keyOf(entry), { ...entry, after });
        soon();
      });
    },
    flush: run,
    inTurn,
    start() {
      pollTimer ??= setInterval(() => {
        if (!running) runQuietly();
      }, interval).unref();
      runQuietly();
    },
    async close() {
      closed = true;
      clearInterval(pollTimer);
      clearTimeout(gatheringTimer);
      await run().catch(report);
    },
  };
}
