/** Encrypts what an installation holds plain, or under another key than the one in use. */
import type { Database } from '../../db/database.ts';
import { execute, query } from '../sql.ts';
import { sealRows } from './seal-rows.ts';
import type { Sealing } from './seal-rows.ts';
import { sealVersions } from './seal-versions.ts';

/** Answers lines for the operator: values whose key is not there. */
export async function seal(database: Database, sealing: Sealing): Promise<string[]> {
  const rows = await sealRows(database, sealing);
  const versions = await sealVersions(database, sealing);
  if (rows.plain + versions.plain > 0 && database.dialect === 'sqlite')
    await dropFormerPages(database);
  return [...rows.lines, ...versions.lines];
}

/** What rows held plain must not stay in pages that are free now, nor in the log of writes. */
async function dropFormerPages({ write }: Database): Promise<void> {
  await execute(write, 'vacuum');
  await query(write, 'pragma wal_checkpoint(truncate)');
}
