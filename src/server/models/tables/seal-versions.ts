/**
 * Encrypts what published versions hold plain, from before their fields were encrypted, or under
 * another key than the one in use. They are else never written again.
 */
import { createHash } from 'node:crypto';
import { unreadable } from '../../../schema/record/index.ts';
import { versionFields } from '../../../schema/record/versions.ts';
import type { Database, Db, Row } from '../../db/database.ts';
import { forget, remember, remembered } from '../install/memory.ts';
import { isSealed } from '../shape/field-cipher.ts';
import type { ModelShape } from '../shape/shape.ts';
import { migrationsOf, presentNameIn, renamesOf } from '../versions/former.ts';
import type { MigrationsDone, StoredVersion } from '../versions/former.ts';
import { versionTable } from '../versions/keep.ts';
import { usualBatch } from './pace.ts';
import { advanceRun, endRun, giveUpOthers, startRun } from './run-log.ts';
import type { Run, RunEnd } from './run-log.ts';
import type { Sealed, Sealing } from './seal-rows.ts';

/** Begins the ids under which it is remembered that all versions are sealed. */
const PREFIX = 'versions:';

interface Counts {
  /** Values whose key is not there. */
  lost: number;
  plain: number;
}

/** What cannot be read is said once: no version is written again, so it stays. */
export async function sealVersions(
  database: Database,
  { shapes, cipher, now, pace }: Sealing,
): Promise<Sealed> {
  const sealed: Sealed = { lines: [], plain: 0 };
  const work = [...shapes.values()].map((shape) => ({ shape, run: runOf(shape, cipher) }));
  const expected = work.map(({ run }) => run);
  await giveUpOthers(database.write, 'versions', { expected, now: now() });
  for (const { shape, run } of work) {
    if (run.steps.length === 0) continue;
    const { model, definition } = run;
    const done = await remembered(database.write, model);
    if (done.has(definition)) continue;
    const found = await sealAll(database, { shape, prefix: cipher.prefix, run, now, pace });
    sealed.plain += found.plain;
    const lost = found.lost > 0 ? lostLine(model, found.lost) : undefined;
    if (lost !== undefined) sealed.lines.push(lost);
    await database.transaction(async (db) => {
      const end: RunEnd = lost === undefined ? { as: 'done' } : { as: 'failed', error: lost };
      await endRun(db, run, { end, now: now() });
      for (const id of done) if (id.startsWith(PREFIX)) await forget(db, model, id);
      await remember(db, model, definition, now());
    });
  }
  return sealed;
}

function runOf(shape: ModelShape, { keyId }: Sealing['cipher']): Run {
  const { model } = shape;
  const steps = versionFields(model) ? sealedPaths(shape) : [];
  const names = [...steps, ...renamesOf(shape)].join();
  const hash = createHash('sha256').update(names).digest('hex').slice(0, 16);
  const definition = `${PREFIX}${hash}:${keyId}`;
  return { model: model.name, kind: 'versions', definition, steps };
}

const lostLine = (model: string, lost: number): string =>
  `- model '${model}': ${lost} values of published versions are encrypted under a key that ` +
  `is not there. They are shown as ${unreadable}; to read them, add their key to ` +
  'ENCRYPTION_KEYS';

/** Encrypted fields of a record and of its parts, those by the relations that lead to them. */
const sealedPaths = ({ columns, owned }: ModelShape): string[] => [
  ...columns.flatMap(({ field, lookup }) => (lookup ? [field] : [])),
  ...owned.flatMap(({ name, shape }) => sealedPaths(shape).map((path) => `${name}.${path}`)),
];

interface SealedVersions extends Pick<Sealing, 'now' | 'pace'> {
  shape: ModelShape;
  /** Begins what is sealed under the key in use. */
  prefix: string;
  run: Run;
}

async function sealAll(
  database: Database,
  { shape, prefix, run, now, pace: { progress, batch = usualBatch } }: SealedVersions,
): Promise<Counts> {
  const sum: Counts = { lost: 0, plain: 0 };
  const total = await countOf(database.write, run.model);
  let done = 0;
  for (let last = total > 0 ? beforeAll : undefined; last;) {
    const from: Place = last;
    const { rows, found } = await database.transaction(async (db) => {
      if (from === beforeAll) await startRun(db, run, { total, now: now() });
      const rows = await versionsAfter(db, run.model, { place: from, limit: batch });
      const found: Counts = { lost: 0, plain: 0 };
      for (const row of rows) await sealVersion(db, shape, { row, prefix, found });
      await advanceRun(db, run, { to: done + rows.length });
      return { rows, found };
    });
    sum.lost += found.lost;
    sum.plain += found.plain;
    done += rows.length;
    last = rows.length < batch ? undefined : (rows.at(-1) as Place);
    await progress?.({ model: run.model, done, total });
  }
  return sum;
}

async function countOf(db: Db, model: string): Promise<number> {
  const { n } = await db
    .selectFrom(versionTable)
    .select(({ fn }) => fn.countAll().as('n'))
    .where('model', '=', model)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** A version by its record and number. */
interface Place {
  record_id: number;
  number: number;
}

const beforeAll: Place = { record_id: Number.MIN_SAFE_INTEGER, number: 0 };

const versionsAfter = (
  db: Db,
  model: string,
  { place: { record_id: record, number }, limit }: { place: Place; limit: number },
): Promise<Row[]> =>
  db
    .selectFrom(versionTable)
    .select(['record_id', 'number', 'content', 'migrations', 'published_at'])
    .where('model', '=', model)
    .where(({ eb, and, or }) =>
      or([
        eb('record_id', '>', record),
        and([eb('record_id', '=', record), eb('number', '>', number)]),
      ]),
    )
    .orderBy('record_id')
    .orderBy('number')
    .limit(limit)
    .execute();

interface SealedVersion {
  row: Row;
  prefix: string;
  /** Counts what it meets. */
  found: Counts;
}

async function sealVersion(
  db: Db,
  shape: ModelShape,
  { row, prefix, found }: SealedVersion,
): Promise<void> {
  const content = JSON.parse(row.content) as Row;
  const done = await migrationsOf(db, shape, row as StoredVersion);
  const sealed = sealedContent(shape, content, { prefix, found, done });
  if (sealed === content) return;
  await db
    .updateTable(versionTable)
    .set({ content: JSON.stringify(sealed) })
    .where('model', '=', shape.model.name)
    .where('record_id', '=', row.record_id)
    .where('number', '=', row.number)
    .execute();
}

/** The same object where nothing is to be sealed. */
function sealedContent(
  shape: ModelShape,
  content: Row,
  sealing: Pick<SealedVersion, 'prefix' | 'found'> & { done: MigrationsDone },
): Row {
  const { prefix, found, done } = sealing;
  const changes: Row = {};
  for (const [name, stored] of Object.entries(content) as [string, unknown][]) {
    if (typeof stored !== 'string' || stored === '' || stored.startsWith(prefix)) continue;
    const { lookup, codec, spec } = shape.byField.get(presentNameIn(shape, name, done) ?? '') ?? {};
    if (!lookup || !codec || !spec) continue;
    if (!isSealed(stored)) found.plain += 1;
    const text = codec.read!(stored);
    if (text === unreadable) found.lost += 1;
    else changes[name] = codec.write(text, spec.label);
  }
  for (const owned of shape.owned) {
    const parts = content[owned.name] as Row[] | undefined;
    const sealed = parts?.map((part) => sealedContent(owned.shape, part, sealing));
    if (sealed?.some((part, index) => part !== parts![index])) changes[owned.name] = sealed;
  }
  return Object.keys(changes).length === 0 ? content : { ...content, ...changes };
}
