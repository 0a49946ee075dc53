/** Walks the chain of operation log rows from its beginning and finds the first place where it is broken. */
import type { SecretKey } from '../../config/secret-key.ts';
import type { Db } from '../../db/database.ts';
import type { ReadOnlyDatabase } from '../../db/read-only.ts';
import type { Row } from '../../db/database.ts';
import { AuditBroken } from './broken.ts';
import { clearingsUnderWay, marksOf, parsed } from './entry.ts';
import type { AuditHead, Cleared } from './entry.ts';
import { createSigner } from './signer.ts';
import type { AuditEntry, AuditSigner } from './signer.ts';
import { countWaiting } from './verify-waiting.ts';

/** Entries read at once: memory does not grow with the log. */
const batchSize = 500;

export interface AuditReport {
  entries: number;
  /** Log rows that are there and agree. */
  rows: number;
  /** Of these, rows just written that are sealed and not chained yet. */
  waiting: number;
  /** Entries that stand for rows removed through the application. */
  tombstones: number;
  /** yyyy-MM-dd HH:mm:ss at which the chain began. */
  begun: string;
  /** The end of the chain. Kept elsewhere, it shows later that no older state was put back. */
  last: AuditMark;
}

/** An entry as an earlier run named it. */
export type AuditMark = Pick<AuditEntry, 'seq' | 'hash'>;

/** An entry with what the database holds for it now. */
interface Link {
  entry: AuditEntry;
  /** The log row; null: there is none. */
  row: Row | null;
  /** A tombstone for this row stands somewhere in the chain. */
  isRemoved: boolean;
}

/**
 * Reads everything at one moment; the server may go on writing. Needs the right to read the log and the tables of the
 * chain, and no other.
 * @param since the end of the chain at an earlier run, which must be in it still unless the log was cleared since
 * @throws AuditBroken at the first broken place
 */
export async function verifyAudit(
  database: Pick<ReadOnlyDatabase, 'read' | 'long'>,
  secret: SecretKey,
  since?: AuditMark,
): Promise<AuditReport> {
  const signer = createSigner(secret);
  return (database.long ?? database.read)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const head = await readHead(db, signer);
      if (since && since.seq > head.seq)
        throw new AuditBroken(
          `The chain ends at entry ${head.seq}, before entry ${since.seq} of the earlier run: an older state was put back, or a new chain begun.`,
        );
      const report: AuditReport = {
        entries: 0,
        rows: 0,
        waiting: 0,
        tombstones: 0,
        begun: '',
        last: { seq: head.seq, hash: head.hash },
      };
      const underWay = new Set(clearingsUnderWay(await marksOf(db)).map(({ seq }) => seq));
      let last: AuditEntry | null = null;
      for await (const link of links(db)) {
        checkPlace({ signer, head, underWay }, last, link.entry);
        if (link.entry.seq === since?.seq && link.entry.hash !== since.hash)
          throw broken(
            'is not the one that an earlier run found there: an older state was put back, or a new chain begun',
            link.entry,
          );
        if (link.entry.kind === 'row') await checkRow(db, signer, link);
        else if (link.entry.kind === 'removed' && link.row)
          throw broken('was put back after it had been removed', link.entry);
        count(report, link);
        last = link.entry;
      }
      checkEnd(last, head);
      report.waiting = await countWaiting(db, signer);
      report.rows += report.waiting;
      await refuseUnchained(db);
      return report;
    });
}

async function readHead(db: Db, signer: AuditSigner): Promise<AuditHead> {
  const head = (await db.selectFrom('sys_audit_head').selectAll().executeTakeFirst()) as
    AuditHead | undefined;
  if (!head) throw new AuditBroken('The head of the chain is missing.');
  if (head.key_id !== signer.keyId)
    throw new AuditBroken(
      'The chain is signed with another secret key than the configured one: give SECRET_KEY or DATA_DIR of the installation.',
    );
  if (head.seal !== signer.seal(head.seq, head.hash))
    throw new AuditBroken(
      `The head of the chain was altered: it names entry ${head.seq} without a valid signature. Rows at the end may have been cut off.`,
    );
  return head;
}

async function* links(db: Db): AsyncGenerator<Link> {
  for (let seq = 0; ;) {
    const found: Row[] = await db
      .selectFrom('sys_audit_entry as entry')
      .leftJoin('sys_oper_log as log', 'log.oper_id', 'entry.oper_id')
      .selectAll('log')
      .select([
        'entry.seq',
        'entry.kind',
        'entry.oper_id as entry_oper_id',
        'entry.about',
        'entry.digest',
        'entry.hash',
        'log.oper_id as log_oper_id',
      ])
      .select((row) =>
        row
          .or([
            row.exists(
              row
                .selectFrom('sys_audit_entry as gone')
                .select('gone.seq')
                .whereRef('gone.oper_id', '=', 'entry.oper_id')
                .where('gone.kind', '=', 'removed'),
            ),
            // Its seal is checked with all that waits.
            row.exists(
              row
                .selectFrom('sys_audit_pending as going')
                .select('going.kind')
                .whereRef('going.oper_id', '=', 'entry.oper_id')
                .where('going.kind', '=', 'removed'),
            ),
          ])
          .as('is_removed'),
      )
      .where('entry.seq', '>', seq)
      .orderBy('entry.seq')
      .limit(batchSize)
      .execute();
    for (const {
      seq: place,
      kind,
      entry_oper_id,
      about,
      digest,
      hash,
      log_oper_id,
      is_removed,
      ...row
    } of found) {
      const entry: AuditEntry = { seq: place, kind, oper_id: entry_oper_id, about, digest, hash };
      yield { entry, row: log_oper_id === null ? null : row, isRemoved: Boolean(is_removed) };
    }
    if (found.length < batchSize) return;
    seq = found.at(-1)!.seq;
  }
}

/** underWay: clearings that are not complete; what says so is checked in its place. */
interface Surroundings {
  signer: AuditSigner;
  head: AuditHead;
  underWay: ReadonlySet<number>;
}

/** The entry follows the one before it, and nobody has changed it. */
function checkPlace(
  { signer, head, underWay }: Surroundings,
  last: AuditEntry | null,
  entry: AuditEntry,
): void {
  if (entry.seq > head.seq)
    throw broken(`stands behind the head of the chain (entry ${head.seq})`, entry);
  if (last === null && (entry.seq !== 1 || entry.kind !== 'start'))
    throw broken('is the first one left: the beginning of the chain is missing', entry);
  const cleared = entry.kind === 'cleared' ? clearedOf(entry) : null;
  const before = cleared ? cleared.after : (last?.hash ?? '');
  if (signer.hash(before, entry) !== entry.hash)
    throw broken(
      last && entry.seq !== last.seq + 1
        ? missing(last, entry)
        : 'was edited or moved in the chain, or the entry before it was',
      entry,
    );
  // While a clearing is under way, some of what it removes is there still.
  const isUnderWay = underWay.has(entry.seq) && cleared && last && last.seq > cleared.previous.seq;
  if (
    cleared &&
    last &&
    !isUnderWay &&
    (cleared.previous.seq !== last.seq || cleared.previous.hash !== last.hash)
  )
    throw broken('was put back in front of the tombstone of a clearing', last);
  if (!cleared && last && entry.seq !== last.seq + 1) throw broken(missing(last, entry), entry);
}

const missing = (last: AuditEntry, { seq }: AuditEntry): string =>
  `does not follow entry ${last.seq}: ${seq - last.seq - 1} entries between them are missing`;

/** Its signature is checked with the rest of the entry; what cannot be read fails there. */
function clearedOf({ about }: AuditEntry): Pick<Cleared, 'previous' | 'after'> {
  const { previous, after = '' } = parsed<Cleared>(about) ?? {};
  return { previous: { seq: previous?.seq ?? 0, hash: previous?.hash ?? '' }, after };
}

async function checkRow(
  db: Db,
  signer: AuditSigner,
  { entry, row, isRemoved }: Link,
): Promise<void> {
  // That a removed row is not back is checked at its tombstone.
  if (isRemoved) return;
  if (!row) throw broken('is missing', entry);
  const digest = signer.digest(row);
  if (digest === entry.digest) return;
  const owner = await db
    .selectFrom('sys_audit_entry')
    .select('oper_id')
    .where('digest', '=', digest)
    .limit(1)
    .executeTakeFirst();
  throw broken(
    owner
      ? `was reordered: it holds what row ${owner.oper_id} held when it was written`
      : 'was edited after it was written',
    entry,
  );
}

function count(report: AuditReport, { entry, row, isRemoved }: Link): void {
  report.entries += 1;
  if (entry.kind === 'start') report.begun = (JSON.parse(entry.about) as { at: string }).at;
  else if (entry.kind === 'removed' || entry.kind === 'cleared') report.tombstones += 1;
  else if (entry.kind === 'row' && row && !isRemoved) report.rows += 1;
}

function checkEnd(last: AuditEntry | null, head: AuditHead): void {
  if (last?.seq === head.seq && last.hash === head.hash) return;
  throw new AuditBroken(
    `The end of the chain is cut off: the head names entry ${head.seq}, the last one there is ${last?.seq ?? 'none'}${last ? ` (${told(last)})` : ''}.`,
  );
}

/** Rows that came into the log past the application. */
async function refuseUnchained(db: Db): Promise<void> {
  const row = await db
    .selectFrom('sys_oper_log as log')
    .leftJoin('sys_audit_entry as entry', (join) =>
      join.onRef('entry.oper_id', '=', 'log.oper_id').on('entry.kind', '=', 'row'),
    )
    .leftJoin('sys_audit_pending as waiting', (join) =>
      join.onRef('waiting.oper_id', '=', 'log.oper_id').on('waiting.kind', '=', 'row'),
    )
    .select(['log.oper_id', 'log.oper_time', 'log.title'])
    .where('entry.seq', 'is', null)
    .where('waiting.kind', 'is', null)
    .orderBy('log.oper_id')
    .limit(1)
    .executeTakeFirst();
  if (row)
    throw new AuditBroken(
      `Row ${row.oper_id} (${row.oper_time} ${row.title}) was inserted past the application: the chain has no entry for it.`,
    );
}

/** The sentence of a broken entry: which, about which row, and what. */
const broken = (what: string, entry: AuditEntry): AuditBroken =>
  new AuditBroken(`Entry ${entry.seq} (${told(entry)}) ${what}.`);

function told({ kind, oper_id, about }: AuditEntry): string {
  const { time, at, title } = parsed<{ time: string; at: string; title: string }>(about) ?? {};
  const when = time ?? at ?? 'time unknown';
  return oper_id === null ? `${kind}, ${when}` : `row ${oper_id}, ${when} ${title ?? ''}`.trimEnd();
}
