/**
 * The chain of operation log rows: an entry for each row, written with it on SQLite, and just
 * before it is committed on PostgreSQL (ahead.ts). Whoever changes, removes, adds or moves rows
 * without the key breaks it, and verify.ts finds where.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { SecretKey } from '../../config/secret-key.ts';
import type { Database, Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { unlessAway } from '../../db/unavailable.ts';
import type { Row } from '../../db/database.ts';
import { createAhead } from './ahead.ts';
import { AuditBroken } from './broken.ts';
import { clearLog, finishClearing } from './clear.ts';
import type { Clearing } from './clear.ts';
import { aboutRow, atOneMoment, marksOf, readHead } from './entry.ts';
import type { Unlinked } from './entry.ts';
import type { AuditEntry } from './signer.ts';
import { linkAlone, linkIfUnmoved } from './link.ts';
import { openRows, resolveEntries } from './resolve.ts';
import { createSigner } from './signer.ts';
import type { AuditSigner } from './signer.ts';
import { takeOver } from './take-over.ts';
import { required } from '../../../schema/required.ts';

/** A log row that is removed. */
export interface RemovedRow {
  operId: number;
  operTime: string | null;
  title: string | null;
}

export interface AuditChain {
  /** Writes a log row and chains it; the last statement of its transaction, or nearly so. */
  append(db: Db, values: Row): Promise<void>;
  /** Leaves a tombstone for each row that this transaction has removed already. */
  removed(db: Db, rows: readonly RemovedRow[], by: string): Promise<void>;
  /** Empties the log, in transactions of its own; one tombstone stays for all its rows. */
  clear(by: string): Promise<void>;
  /**
   * Looks after rows and clearings that processes left behind; call it once the chain has begun.
   */
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface AuditOptions {
  database: Database;
  secret: SecretKey;
  /** Epoch milliseconds. */
  now(): number;
  /** Takes what operators should know. */
  onError(error: unknown): void;
}

/** How entries get to the end of the chain; the two databases differ in who may write meanwhile. */
interface Linking {
  /** Writes the row and gives it as it is stored. */
  insert(db: Db, values: Row): Promise<Row>;
  add(db: Db, entries: readonly Unlinked[]): Promise<void>;
  link: Clearing['link'];
  flush(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export function createAuditChain(options: AuditOptions): AuditChain {
  const { database, secret, now, onError } = options;
  const signer = createSigner(secret);
  const linking =
    database.dialect === 'postgres' ? together(options, signer) : alone(database, signer);
  const clearing: Clearing = { database, now, flush: linking.flush, link: linking.link };
  const ending = new AbortController();
  let finishing: Promise<void> | undefined;
  return {
    async append(db, values) {
      const row = await linking.insert(db, values);
      await linking.add(db, [
        {
          kind: 'row',
          oper_id: row.oper_id,
          about: aboutRow(row.oper_time, row.title),
          digest: signer.digest(row),
        },
      ]);
    },
    async removed(db, rows, by) {
      if (rows.length === 0) return;
      const entries = rows.map(({ operId, operTime, title }): Unlinked => {
        const about = JSON.stringify({ time: operTime, title, at: timeText(now()), by });
        return { kind: 'removed', oper_id: operId, about, digest: null };
      });
      await linking.add(db, entries);
    },
    clear: (by) => clearLog(clearing, by),
    async start() {
      await linking.start();
      finishing = finishClearing(clearing, ending.signal).catch(unlessAway(onError));
    },
    async close() {
      ending.abort();
      await finishing;
      await linking.close();
    },
  };
}

const insertInto = (db: Db, values: Row) =>
  db.insertInto('sys_oper_log').values(values).returningAll();

/** One writer: entries are linked in the transaction that writes the row. */
function alone(database: Database, signer: AuditSigner): Linking {
  return {
    insert: (db, values) => insertInto(db, values).executeTakeFirstOrThrow(),
    add: async (db, entries) => {
      await linkAlone(db, signer, entries);
    },
    link: (entryAt) =>
      database.transaction(async (db) => {
        const entry = entryAt(await readHead(db), await marksOf(db));
        return entry && onlyOf(await linkAlone(db, signer, [entry]));
      }),
    flush: async () => {},
    start: async () => {},
    close: async () => {},
  };
}

const onlyOf = (added: readonly AuditEntry[]): AuditEntry => required(added[0], 'linked entry');

/** Attempts to be the first at the end of the chain, before other processes. */
const attempts = 1_000;
/** Milliseconds between two searches for transactions that were rolled back. */
const interval = 1_000;

const transactionNumber = sql<string>`pg_catalog.txid_current()::text`;

/** Many writers: entries are linked before their transactions commit. */
function together({ database, now, onError }: AuditOptions, signer: AuditSigner): Linking {
  // Everything in turn goes over this connection: those who wait for their turn hold the others.
  const aside = database.aside!;
  const { add, inTurn, close } = createAhead(aside, signer);
  const resolving = { database, signer, now };
  /** Of transactions that are open. */
  const numbers = new WeakMap<Db, string>();
  let timer: NodeJS.Timeout | undefined;
  let resolvingNow: Promise<void> | undefined;
  /** The same trouble is reported once. */
  let reported = '';
  const report = unlessAway((error) => {
    if (String(error) !== reported) onError(error instanceof AuditBroken ? error.message : error);
    reported = String(error);
  });

  async function numberOf(db: Db): Promise<string> {
    const known = numbers.get(db);
    if (known) return known;
    const { xid } = await db.selectNoFrom(transactionNumber.as('xid')).executeTakeFirstOrThrow();
    numbers.set(db, xid);
    return xid;
  }

  const tryToLink: Linking['link'] = async (entryAt) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const found = await atOneMoment(aside, async (db) => {
        const head = await readHead(db);
        const entry = entryAt(head, await marksOf(db));
        // What is not in the log yet is not what a clearing clears.
        const kept = entry?.kind === 'cleared' ? await openRows(db) : [];
        return entry && { head, entries: [entry, ...kept] };
      });
      if (!found) return null;
      const added = await linkIfUnmoved(aside, signer, found.head, found.entries);
      if (added) return onlyOf(added);
      await pause(1);
    }
    throw new Error('The end of the chain of log rows never stood still');
  };

  function resolveQuietly(): Promise<void> {
    resolvingNow ??= resolveEntries(resolving)
      .catch(report)
      .finally(() => {
        resolvingNow = undefined;
      });
    return resolvingNow;
  }

  return {
    async insert(db, values) {
      const { xid, ...row } = await insertInto(db, values)
        .returning(transactionNumber.as('xid'))
        .executeTakeFirstOrThrow();
      numbers.set(db, xid);
      return row;
    },
    async add(db, entries) {
      const xid = await numberOf(db);
      await Promise.all(entries.map((entry) => add(entry, xid)));
    },
    link: (entryAt) => inTurn(() => tryToLink(entryAt)),
    flush: () => resolveEntries(resolving),
    async start() {
      await takeOver(database, signer);
      await resolveQuietly();
      timer ??= setInterval(() => void resolveQuietly(), interval).unref();
    },
    async close() {
      clearInterval(timer);
      await resolvingNow;
      await close();
    },
  };
}
