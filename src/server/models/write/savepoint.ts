import { ProofNeeded } from '../../auth/proof.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { execute } from '../sql.ts';

/**
 * Does the work of one row of several: where it is refused, it alone is undone, by a savepoint.
 *
 * @returns the refusal; undefined where there was none
 * @throws what is no answer to one row: the demand for a proof, and errors
 */
export async function refusalOf(
  db: Db,
  work: () => Promise<unknown>,
): Promise<Refusal | undefined> {
  await execute(db, 'savepoint one_row');
  let refusal: Refusal | undefined;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof ProofNeeded) throw error;
    await execute(db, 'rollback to savepoint one_row');
    refusal = error;
  }
  await execute(db, 'release savepoint one_row');
  return refusal;
}
