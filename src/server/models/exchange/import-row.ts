/** One row of an import. */
import { ProofNeeded } from '../../auth/proof.ts';
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import { permissionOf } from '../scope/permission.ts';
import { sayableRow } from '../shape/masked.ts';
import type { ModelShape } from '../shape/shape.ts';
import { execute } from '../sql.ts';
import type { Resource } from '../types.ts';
import { identifyingRule, keyOfEqual } from '../write/unique.ts';
import type { CellReader, Reason } from './cells.ts';
import { EXISTS } from './report.ts';

export interface RowImport {
  shape: ModelShape;
  resource: Resource;
  updateSupport: boolean;
  actor: Session;
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
  { shape, resource, updateSupport, actor }: RowImport,
  reader: CellReader,
  record: Row,
  reasons: readonly Reason[],
): Promise<'created' | 'updated' | Reason[]> {
  const permission = permissionOf(shape, 'import');
  const existing = await keyOfEqual(db, shape, record);
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

/** What an import may change of a record that exists. */
const overwriting = (shape: ModelShape, record: Row): Row =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([field]) => shape.byField.get(field)!.spec.excel?.overwrite !== false,
    ),
  );
