/**
 * Looks after entries whose transactions were rolled back after they had been chained (ahead.ts),
 * because their process ended or their connection broke: a `void` entry says so for good.
 */
import type { Database, Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { atOneMoment, marksOf, readHead, voidedBy } from './entry.ts';
import type { AuditHead, Unlinked, Voided } from './entry.ts';
import { fatesOf, isRecent } from './fate.ts';
import type { Fate } from './fate.ts';
import { linkIfUnmoved } from './link.ts';
import type { AuditEntry, AuditSigner } from './signer.ts';

/** Entries looked at in one go. */
const batchSize = 500;
/** Batches of one go; what is left waits for the next. */
const rounds = 10_000;

export interface Resolving {
  database: Database;
  signer: AuditSigner;
  now(): number;
}

/** An entry that is about a row, and whether that is in the log. */
interface EntryState {
  entry: AuditEntry;
  isThere: boolean;
}

interface Present {
  head: AuditHead;
  /** Behind `head.resolved`, in their order. */
  states: EntryState[];
  fates: ReadonlyMap<number, Fate>;
  voided: ReadonlySet<number>;
  /** What the last entry is about. */
  end: string;
}

/** Whether the log does not hold what the entry says. */
const isUnlike = ({ entry, isThere }: EntryState): boolean => isThere !== (entry.kind === 'row');

/** Goes through all entries that nobody has looked after yet, as far as transactions are over. */
export async function resolveEntries(resolving: Resolving): Promise<void> {
  for (let round = 0; round < rounds && !(await resolveSome(resolving)); round += 1);
}

/** @returns whether nothing is left to look at now */
async function resolveSome({ database, signer, now }: Resolving): Promise<boolean> {
  const present = await atOneMoment(database.read, (db) => readPresent(db, batchSize));
  const { head, states } = present;
  const rolledBack = states.filter((state) => isRolledBack(present, state));
  if (rolledBack.length > 0) {
    const entries = rolledBack.map(({ entry }): Unlinked => {
      const about: Voided = { at: timeText(now()), of: entry.seq };
      return { kind: 'void', oper_id: null, about: JSON.stringify(about), digest: null };
    });
    await linkIfUnmoved(database.write, signer, head, entries);
    return false;
  }
  const open = states.find((state) => isOpen(present, state));
  const isAll = states.length < batchSize;
  const resolved = open ? open.entry.seq - 1 : isAll ? head.seq : states.at(-1)!.entry.seq;
  if (resolved > head.resolved)
    await database.write
      .updateTable('sys_audit_head')
      .set({ resolved })
      .where('resolved', '<', resolved)
      .execute();
  return isAll || open !== undefined;
}

function isRolledBack({ fates, voided, end }: Present, state: EntryState): boolean {
  const { entry } = state;
  const fate = fates.get(entry.seq);
  if (!isUnlike(state) || voided.has(entry.seq)) return false;
  return fate === 'aborted' || (fate === 'elsewhere' && isRecent(entry, end));
}

const isOpen = ({ fates }: Present, state: EntryState): boolean =>
  isUnlike(state) && fates.get(state.entry.seq) === 'open';

/** Rows that are chained, and whose transactions are not over. */
export async function openRows(db: Db): Promise<Unlinked[]> {
  const present = await readPresent(db);
  return present.states
    .filter((state) => state.entry.kind === 'row' && isOpen(present, state))
    .map(({ entry: { kind, oper_id, about, digest } }) => ({ kind, oper_id, about, digest }));
}

async function readPresent(db: Db, limit?: number): Promise<Present> {
  const head = await readHead(db);
  const all = db
    .selectFrom('sys_audit_entry as entry')
    .leftJoin('sys_oper_log as log', 'log.oper_id', 'entry.oper_id')
    .selectAll('entry')
    .select('log.oper_id as log_id')
    .where('entry.seq', '>', head.resolved)
    .where('entry.kind', 'in', ['row', 'removed'])
    .orderBy('entry.seq');
  const rows = await (limit === undefined ? all : all.limit(limit)).execute();
  const states = rows.map(({ log_id, ...entry }) => ({
    entry: entry as AuditEntry,
    isThere: log_id !== null,
  }));
  const unlike = states.filter(isUnlike).map(({ entry }) => entry);
  const last = await db
    .selectFrom('sys_audit_entry')
    .select('about')
    .where('seq', '=', head.seq)
    .executeTakeFirst();
  return {
    head,
    states,
    fates: await fatesOf(db, unlike),
    voided: unlike.length > 0 ? voidedBy(await marksOf(db)) : new Set(),
    end: last?.about ?? '',
  };
}
