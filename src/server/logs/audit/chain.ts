/**
 * The chain of operation log rows: an entry for each row, written with it on SQLite, and on
 * PostgreSQL sealed with it and
 * chained right after (queue.ts). Whoever changes, removes, adds or moves rows without the key
 * breaks it, and verify.ts
 * finds where.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { SecretKey } from '../../config/secret-key.ts';
import type { Database, Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { unlessAway } from '../../db/unavailable.ts';
import type { Row } from '../../db/database.ts';
import { clearLog, finishClearing } from './clear.ts';
import type { Clearing } from './clear.ts';
import { aboutRow, marksOf, readHead } from './entry.ts';
import type { Unlinked } from './entry.ts';
import { linkAlone, linkIfUnmoved } from './link.ts';
import { createQueue } from './queue.ts';
import { createSigner } from './signer.ts';
import type { AuditSigner } from './signer.ts';

export interface AuditChain {
  /** Adds a log row just written, as the database holds it, in its transaction. */
  append(db: Db, row: Row): Promise<void>;
  /** Leaves a tombstone for a row that is removed in this transaction. */
  removed(
    db: Db,
    row: { operId: number; operTime: string | null; title: string | null },
    by: string,
  ): Promise<void>;
  /** Empties the log, in transactions of its own; one tombstone stays for all its rows. */
  clear(by: string): Promise<void>;
  /**
   * Looks after rows and clearings that processes left behind; call it once the chain has begun.
   */
  start(): void;
  /** Chains what is left. */
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
  add(db: Db, entry: Unlinked & { oper_id: number }): Promise<void>;
  link: Clearing['link'];
  settle(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

export function createAuditChain({ database, secret, now, onError }: AuditOptions): AuditChain {
  const signer = createSigner(secret);
  const linking =
    database.dialect === 'postgres' ? together(database, signer, onError) : alone(database, signer);
  const clearing: Clearing = { database, now, settle: linking.settle, link: linking.link };
  return {
    append: (db, row) =>
      linking.add(db, {
        kind: 'row',
        oper_id: row.oper_id,
        about: aboutRow(row.oper_time, row.title),
        digest: signer.digest(row),
      }),
    removed: (db, { operId, operTime, title }, by) =>
      linking.add(db, {
        kind: 'removed',
        oper_id: operId,
        about: JSON.stringify({ time: operTime, title, at: timeText(now()), by }),
        digest: null,
      }),
    clear: (by) => clearLog(clearing, by),
    start() {
      linking.start();
      finishClearing(clearing).catch(unlessAway(onError));
    },
    close: linking.close,
  };
}

/** One writer: entries are linked in the transaction that writes the row. */
function alone(database: Database, signer: AuditSigner): Linking {
  return {
    add: async (db, entry) => {
      await linkAlone(db, signer, [entry]);
    },
    link: (entryAt) =>
      database.transaction(async (db) => {
        const entry = entryAt(await readHead(db), await marksOf(db));
        return entry && (await linkAlone(db, signer, [entry]))[0];
      }),
    settle: async () => {},
    start: () => {},
    close: async () => {},
  };
}

/** Attempts to be the first at the end of the chain, before other processes. */
const attempts = 1_000;

/** Many writers: rows wait sealed, and whoever is first chains them. */
function together(
  database: Database,
  signer: AuditSigner,
  onError: (error: unknown) => void,
): Linking {
  const { add, settle, inTurn, start, close } = createQueue(database, signer, onError);
  const tryToLink: Linking['link'] = async (entryAt) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const head = await readHead(database.write);
      const entry = entryAt(head, await marksOf(database.write));
      if (!entry) return null;
      const added = await linkIfUnmoved(database.write, signer, head, [entry]);
      if (added) return added[0];
      await pause(1);
    }
    throw new Error('The end of the chain of log rows never stood still');
  };
  return { add, settle, start, close, link: (entryAt) => inTurn(() => tryToLink(entryAt)) };
}
