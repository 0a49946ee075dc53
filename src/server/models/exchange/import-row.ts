/** One row of an import. */
import { ProofNeeded } from '../../auth/proof.ts';
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import type { AnswerLanguage } from '../../locale/current.ts';
import { rowsByKey } from '../read/rows.ts';
import { permissionOf } from '../scope/permission.ts';
import { sayableRow } from '../shape/masked.ts';
import type { ModelShape } from '../shape/shape.ts';
import { execute } from '../sql.ts';
import type { Resource } from '../types.ts';
import { identifyingRule, keyOfEqual } from '../write/unique.ts';
import type { CellReader, Reason } from './cells.ts';
import { EXISTS } from './report.ts';
import { hasShippedTexts, inSourceTexts, overStoredTexts } from './shipped-texts.ts';

export interface RowImport {
  shape: ModelShape;
  resource: Resource;
  updateSupport: boolean;
  actor: Session;
  /** The language other than Chinese that the file is written in. */
  language: AnswerLanguage | undefined;
}

export interface Outcome {
  outcome: 'created' | 'updated' | 'failed';
  /** What the record is called by; empty when its cell is. */
  name: string;
  /** Why it failed; empty when it did not. */
  reasons: Reason[];
}

/**
 * Stores a row, or says why not. A failed row is undone alone, by a savepoint: a database error
 * would end the transaction.
 */
export async function importOne(
  db: Db,
  work: RowImport,
  reader: CellReader,
  cells: readonly string[],
): Promise<Outcome> {
  const { record, reasons } = await reader.read(db, cells);
  const name = String(sayableRow(work.shape, record)[work.shape.model.labelField ?? ''] ?? '');
  await execute(db, 'savepoint import_row');
  const done = await store(db, work, reader, record, reasons).catch(async (error: unknown) => {
    // Who is asked for a proof sends the whole file again.
    if (!(error instanceof Refusal) || error instanceof ProofNeeded) throw error;
    await execute(db, 'rollback to savepoint import_row');
    return [reader.reasonOf(error.text, error.field)];
  });
  await execute(db, 'release savepoint import_row');
  return typeof done === 'string'
    ? { outcome: done, name, reasons: [] }
    : { outcome: 'failed', name, reasons: done };
}

/**
 * An empty cell leaves what is stored as it is (docs/protocol/measured.md). @returns what was done,
 * or why nothing was
 */
async function store(
  db: Db,
  work: RowImport,
  reader: CellReader,
  written: Row,
  reasons: readonly Reason[],
): Promise<'created' | 'updated' | Reason[]> {
  const { shape, resource, updateSupport, actor } = work;
  const permission = permissionOf(shape, 'import');
  const { existing, record } = await meantRecord(db, work, written);
  if (existing !== undefined && !updateSupport)
    return [reader.reasonOf(EXISTS, identifyingRule(shape, record)!.field)];
  const wrong = [...reasons, ...reader.check(record, existing === undefined ? 'create' : 'update')];
  if (wrong.length) return wrong;
  if (existing === undefined) {
    await resource.create(db, record, actor, permission);
    return 'created';
  }
  await resource.update(
    db,
    { ...overwriting(shape, record), [shape.key.field]: existing },
    actor,
    permission,
  );
  return 'updated';
}

/** The record that a row is about, if there is one, and its values as they are to be stored. */
async function meantRecord(
  db: Db,
  { shape, language }: RowImport,
  written: Row,
): Promise<{ existing: number | undefined; record: Row }> {
  const existing = await keyOfEqual(db, shape, written);
  if (!hasShippedTexts(written, language)) return { existing, record: written };
  const created = inSourceTexts(written, language);
  const key = existing ?? (await keyOfEqual(db, shape, created));
  if (key === undefined) return { existing: key, record: created };
  const [stored = {}] = await rowsByKey(db, shape, [key]);
  return { existing: key, record: overStoredTexts(written, language, stored) };
}

/** What an import may change of a record that exists. */
const overwriting = (shape: ModelShape, record: Row): Row =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([field]) => shape.byField.get(field)!.spec.excel?.overwrite !== false,
    ),
  );
