/** Whether the chain of the operation log holds; the server need not run. */
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import { openDatabase } from '../../../src/server/db/open.ts';
import { AuditBroken } from '../../../src/server/logs/audit/broken.ts';
import { verifyAudit } from '../../../src/server/logs/audit/verify.ts';

/** @returns what is wrong, nothing when it is intact */
export async function auditProblems(settings: {
  dataDir: string;
  databaseUrl?: string;
  secretKey?: string;
}): Promise<string[]> {
  const database = await openDatabase(settings);
  try {
    await verifyAudit(database, await openSecretKey(settings));
    return [];
  } catch (error) {
    if (error instanceof AuditBroken) return [error.message];
    throw error;
  } finally {
    await database.close();
  }
}
