/**
 * Walks the chain of operation log rows from its beginning and finds the first place where it is
 * broken.
 */
import type { SecretKey } from '../../config/secret-key.ts';
import type { Db } from '../../db/database.ts';
import type { ReadOnlyDatabase } from '../../db/read-only.ts';
import { AuditBroken } from './broken.ts';
import { atOneMoment, clearingsUnderWay, marksOf, parsed, readHead, voidedBy } from './entry.ts';
import type { AuditHead, Cleared } from './entry.ts';
import { isRecent } from './fate.ts';
import { linksOf } from './links.ts';
import type { Link } from './links.ts';
import { createSigner } from './signer.ts';
import type { AuditEntry, AuditSigner } from './signer.ts';

export interface AuditReport {
  entries: number;
  /** Log rows that are there and agree. */
  rows: number;
  /** Entries whose transactions are not over: their rows are not in the log yet. */
  open: number;
  /** Entries that stand for rows removed through the application. */
  tombstones: number;
  /** yyyy-MM-dd HH:mm:ss at which the chain began. */
  begun: string;
  /** The end of the chain. Kept elsewhere, it shows later that no older state was put back. */
  last: AuditMark;
}

/** An entry as an earlier run named it. */
export type AuditMark = Pick<AuditEntry, 'seq' | 'hash'>;

/**
 * Reads everything at one moment; the server may go on writing. Needs the right to read the log and
 * the tables of the chain, and no other.
 * @param since the end of the chain at an earlier run, which must be in it still unless the log was
 * cleared since
 * @throws AuditBroken at the first broken place
 */
export async function verifyAudit(
  database: Pick<ReadOnlyDatabase, 'read' | 'long'>,
  secret: SecretKey,
  since?: AuditMark,
): Promise<AuditReport> {
  const signer = createSigner(secret);
  return atOneMoment(database.long ?? database.read, async (db) => {
    const head = await soundHead(db, signer);
    if (since && since.seq > head.seq)
      throw new AuditBroken(
        `The chain ends at entry ${head.seq}, before entry ${since.seq} of the earlier ` +
          'run: an older state was put back, or a new chain begun.',
      );
    const report: AuditReport = {
      entries: 0,
      rows: 0,
      open: 0,
      tombstones: 0,
      begun: '',
      last: { seq: head.seq, hash: head.hash },
    };
    const marks = await marksOf(db);
    const underWay = new Set(clearingsUnderWay(marks).map(({ seq }) => seq));
    const end = await aboutOf(db, head.seq);
    let last: AuditEntry | null = null;
    for await (const link of linksOf(db, voidedBy(marks))) {
      checkPlace({ signer, head, underWay }, last, link.entry);
      if (link.entry.seq === since?.seq && link.entry.hash !== since.hash)
        throw broken(
          'is not the one that an earlier run found there: an older state was put back, or a new chain begun',
          link.entry,
        );
      if (link.entry.kind === 'row') await checkRow(db, { signer, end }, link);
      else if (link.entry.kind === 'removed') checkRemoved(link);
      count(report, link);
      last = link.entry;
    }
    checkEnd(last, head);
    await refuseUnchained(db);
    return report;
  });
}

const aboutOf = async (db: Db, seq: number): Promise<string> =>
  (await db.selectFrom('sys_audit_entry').select('about').where('seq', '=', seq).executeTakeFirst())
    ?.about ?? '';

async function soundHead(db: Db, signer: AuditSigner): Promise<AuditHead> {
  const head = await readHead(db);
  if (head.key_id !== signer.keyId)
    throw new AuditBroken(
      'The chain is signed with another secret key than the configured one: give ' +
        'SECRET_KEY or DATA_DIR of the installation.',
    );
  if (head.seal !== signer.seal(head.seq, head.hash))
    throw new AuditBroken(
      `The head of the chain was altered: it names entry ${head.seq} without a valid ` +
        'signature. Rows at the end may have been cut off.',
    );
  return head;
}

/** underWay: clearings that are not complete; what says so is checked in its place. */
interface Place {
  signer: AuditSigner;
  head: AuditHead;
  underWay: ReadonlySet<number>;
}

/** The entry follows the one before it, and nobody has changed it. */
function checkPlace(
  { signer, head, underWay }: Place,
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
  { signer, end }: { signer: AuditSigner; end: string },
  { entry, row, fate, isRemoved, isVoid }: Link,
): Promise<void> {
  if (row && isVoid)
    throw broken('was inserted past the application: its transaction was rolled back', entry);
  if (!row) {
    // That a removed row is not back is checked at its tombstone.
    const isExcused = isRemoved || isVoid || fate === 'aborted' || fate === 'open';
    if (isExcused || (fate === 'elsewhere' && isRecent(entry, end))) return;
    throw broken('is missing', entry);
  }
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

/** A removal that was not carried out leaves the row where it was. */
function checkRemoved({ entry, row, fate, isVoid }: Link): void {
  if (row && !isVoid && fate !== 'aborted' && fate !== 'open')
    throw broken('was put back after it had been removed', entry);
}

function count(report: AuditReport, { entry, row, fate, isVoid }: Link): void {
  report.entries += 1;
  if (entry.kind === 'start') report.begun = (JSON.parse(entry.about) as { at: string }).at;
  else if (fate === 'open') report.open += 1;
  else if (entry.kind === 'cleared' || (entry.kind === 'removed' && !isVoid))
    report.tombstones += 1;
  else if (entry.kind === 'row' && row) report.rows += 1;
}

function checkEnd(last: AuditEntry | null, head: AuditHead): void {
  if (last?.seq === head.seq && last.hash === head.hash) return;
  throw new AuditBroken(
    `The end of the chain is cut off: the head names entry ${head.seq}, the last one ` +
      `there is ${last?.seq ?? 'none'}${last ? ` (${describe(last)})` : ''}.`,
  );
}

/** Rows that came into the log past the application. */
async function refuseUnchained(db: Db): Promise<void> {
  const row = await db
    .selectFrom('sys_oper_log as log')
    .leftJoin('sys_audit_entry as entry', (join) =>
      join.onRef('entry.oper_id', '=', 'log.oper_id').on('entry.kind', '=', 'row'),
    )
    .select(['log.oper_id', 'log.oper_time', 'log.title'])
    .where('entry.seq', 'is', null)
    .orderBy('log.oper_id')
    .limit(1)
    .executeTakeFirst();
  if (row)
    throw new AuditBroken(
      `Row ${row.oper_id} (${row.oper_time} ${row.title}) was inserted past the ` +
        'application: the chain has no entry for it.',
    );
}

/** The sentence of a broken entry: which, about which row, and what. */
const broken = (what: string, entry: AuditEntry): AuditBroken =>
  new AuditBroken(`Entry ${entry.seq} (${describe(entry)}) ${what}.`);

function describe({ kind, oper_id, about }: AuditEntry): string {
  const { time, at, title } = parsed<{ time: string; at: string; title: string }>(about) ?? {};
  const when = time ?? at ?? 'time unknown';
  return oper_id === null ? `${kind}, ${when}` : `row ${oper_id}, ${when} ${title ?? ''}`.trimEnd();
}
