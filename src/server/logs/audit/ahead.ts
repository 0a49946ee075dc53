/**
 * On PostgreSQL an entry is chained just before its transaction commits, over a connection of its
 * own: whatever anybody can see in the log stands in the chain already. Entries that come in while
 * others are chained go together in the next statement; nobody holds a lock meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readHead } from './entry.ts';
import type { End, Unlinked } from './entry.ts';
import { withTicket } from './fate.ts';
import { linkIfUnmoved } from './link.ts';
import type { AuditSigner } from './signer.ts';
import { required } from '../../../schema/required.ts';

/** Entries of one statement. */
const batchSize = 500;
/** Attempts to be the first at the end of the chain, before other processes. */
const attempts = 1_000;

export interface AheadQueue {
  /** Resolves when the entry is chained; then its transaction, the one of `xid`, may commit. */
  add(entry: Unlinked, xid: string): Promise<void>;
  /** Does something at the end of the chain while this process chains nothing. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

interface Gathered {
  entry: Unlinked;
  xid: string;
  resolve(): void;
  reject(error: unknown): void;
}

/** The end of the chain, and the installation of PostgreSQL that it is in. */
interface Place {
  end: End;
  cluster: string;
}

/** @param db a connection for this alone: whoever waits here holds one of the others */
export function createAhead(db: Db, signer: AuditSigner): AheadQueue {
  let gathered: Gathered[] = [];
  let last: Promise<unknown> = Promise.resolve();
  /** Where the chain ended when this process last looked. */
  let place: Place | undefined;

  /** One after the other, so that this process does not compete with itself. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  async function chainGathered(): Promise<void> {
    const batch = gathered.slice(0, batchSize);
    gathered = gathered.slice(batchSize);
    if (gathered.length > 0) void inTurn(chainGathered);
    try {
      await chain(batch);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function chain(batch: readonly Gathered[]): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { end, cluster } = (place ??= await readPlace(db));
      place = undefined;
      const entries = batch.map(({ entry, xid }) => ({
        ...entry,
        about: withTicket(entry.about, { xid, cluster }),
      }));
      const added = await linkIfUnmoved(db, signer, end, entries);
      if (added) {
        const { seq, hash } = added.at(-1)!;
        place = { end: { seq, hash, seal: sealBehind(end, seq, hash) }, cluster };
        return;
      }
      if (attempt % 20 === 0) await pause(1);
    }
    throw new Error('The end of the chain of log rows never stood still');
  }

  /** As `endAt` has written it: one that somebody altered stays so. */
  const sealBehind = (end: End, seq: number, hash: string): string =>
    end.seal === signer.seal(end.seq, end.hash) ? signer.seal(seq, hash) : 'altered';

  return {
    add(entry, xid) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      gathered.push({ entry, xid, resolve, reject });
      if (gathered.length === 1) void inTurn(chainGathered);
      return promise;
    },
    inTurn: (work) =>
      inTurn(async () => {
        place = undefined;
        return work();
      }),
    close: async () => void (await last),
  };
}

async function readPlace(db: Db): Promise<Place> {
  const end = await readHead(db);
  const { rows } = await sql<{ cluster: string }>`
    select system_identifier::text as cluster from pg_catalog.pg_control_system()`.execute(db);
  return { end, cluster: required(rows[0], 'head of the chain').cluster };
}
