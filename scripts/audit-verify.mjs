/**
 * `npm run audit:verify`: checks the chain of operation log rows in the configured database
 * (DATA_DIR or DATABASE_URL, SECRET_KEY), which may be in use meanwhile and is only read. Prints
 * the first broken place and ends with code 1, else what is intact.
 *
 *   --since SEQ:HASH   the last entry that an earlier run printed: it must be in the chain still
 *
 * docs/audit.md says what it finds and what it cannot.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config/config.ts';
import { keyFile } from '../src/server/config/data-dir.ts';
import { openSecretKey } from '../src/server/config/secret-key.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { openForReading } from '../src/server/db/read-only.ts';
import { AuditBroken } from '../src/server/logs/audit/broken.ts';
import { verifyAudit } from '../src/server/logs/audit/verify.ts';

/** The configured installation. Its key must exist: a new one has signed nothing. */
function installation() {
  const config = readConfig(process.env);
  const key = path.join(config.dataDir, keyFile);
  if (!config.secretKey && !existsSync(key)) {
    throw new StartupError(
      `There is no ${key}: set DATA_DIR, DATABASE_URL and SECRET_KEY as the server has them.`,
    );
  }
  return config;
}

/** The last entry of an earlier run, from the command line. */
function earlierEnd() {
  const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
  if (since === undefined) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(since) ?? [];
  if (!hash)
    throw new StartupError(
      '--since must be the last entry as an earlier run printed it, SEQ:HASH.',
    );
  return { seq: Number(seq), hash };
}

try {
  const since = earlierEnd();
  const config = installation();
  const database = await openForReading(config);
  try {
    const { entries, rows, open, tombstones, begun, last } = await verifyAudit(
      database,
      await openSecretKey(config),
      since,
    );
    console.log(`The chain began at ${begun}; its last entry is ${last.seq}:${last.hash}`);
    const notYet = open > 0 ? `, ${open} transactions not over` : '';
    console.log(`${entries} entries, ${rows} rows, ${tombstones} tombstones${notYet}: intact`);
  } finally {
    await database.close();
  }
} catch (error) {
  // undefined_table and insufficient_privilege of PostgreSQL.
  const isOther = error.code === '42P01' || /no such table/.test(error.message);
  if (isOther)
    console.error(
      'The database was written by another version of Pageloom: start the server of this version once.',
    );
  else if (error.code === '42501')
    console.error(
      `${error.message}: reading sys_oper_log, sys_audit_entry and sys_audit_head must be granted (docs/audit.md).`,
    );
  else
    console.error(
      error instanceof AuditBroken || error instanceof StartupError ? error.message : error,
    );
  process.exitCode = 1;
}
