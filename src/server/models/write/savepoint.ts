/** Work that is undone alone where it is refused, by a savepoint: one row of several. */
import { ProofNeeded } from '../../auth/proof.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { execute } from '../sql.ts';

/**
 * Answers what the work does, or the refusal when there was one, and nothing was done.
 * @throws what is no answer to one row: the demand for a proof, and errors
 */
export async function undoable<T>(db: Db, work: () => Promise<T>): Promise<T | Refusal> {
  await execute(db, 'savepoint one_row');
  const done = await work().catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error instanceof ProofNeeded) throw error;
    await execute(db, 'rollback to savepoint one_row');
    return error;
  });
  await execute(db, 'release savepoint one_row');
  return done;
}
